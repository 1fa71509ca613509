import {
  CENTS_FIELDS,
  DATE_FIELDS,
  LONG_FIELDS,
  TEXT_FIELDS,
  type LetterField,
} from '@careway/domain/letters/letter-fields'
import type { LetterKind } from '@careway/domain/letters/letter-kinds'

export const CHOICE_FIELDS = ['planType', 'denialReason', 'programId'] as const
export const FLAG_FIELDS = ['isUrgent', 'isCareGiven', 'endsApprovedCare', 'isUnder21', 'usesInsurance'] as const
export type ChoiceField = (typeof CHOICE_FIELDS)[number]
export type FlagField = (typeof FLAG_FIELDS)[number]

/** Everything that a letter may be told, one question each. */
export type FactField = LetterField | ChoiceField | FlagField

export const FACT_GROUPS = ['plan', 'denial', 'care', 'bill', 'you'] as const
export type FactGroup = (typeof FACT_GROUPS)[number]

/** The questions in the order in which they are asked. */
export const GROUP_FIELDS: Readonly<Record<FactGroup, readonly FactField[]>> = {
  plan: ['programId', 'planType', 'planName', 'planAddress', 'memberId', 'usesInsurance'],
  denial: [
    'denialReason',
    'denialReasonText',
    'denialDate',
    'noticeReceivedDate',
    'claimNumber',
    'endsApprovedCare',
    'benefitEndDate',
    'finalDenialDate',
  ],
  care: [
    'service',
    'serviceDate',
    'isCareGiven',
    'isUrgent',
    'diagnosis',
    'symptoms',
    'medicalReason',
    'triedTreatments',
    'isUnder21',
  ],
  bill: [
    'providerName',
    'providerAddress',
    'accountNumber',
    'billedCents',
    'estimateCents',
    'firstBillDate',
    'billDate',
    'collectorName',
    'collectorAddress',
    'collectorNoticeDate',
  ],
  you: [
    'patientName',
    'patientAddress',
    'patientPhone',
    'patientEmail',
    'representativeName',
    'householdSize',
    'annualIncomeCents',
  ],
}

const WHO: readonly FactField[] = [
  'patientName',
  'patientAddress',
  'patientPhone',
  'patientEmail',
  'representativeName',
]

/** What each kind of letter speaks of. */
export const KIND_FIELDS: Readonly<Record<LetterKind, readonly FactField[]>> = {
  appeal: [
    ...(['planType', 'planName', 'planAddress', 'memberId'] as const),
    ...GROUP_FIELDS.denial,
    ...GROUP_FIELDS.care,
    'providerName',
    ...WHO,
  ],
  prior_authorization: [
    ...(['planType', 'planName', 'planAddress', 'memberId', 'service', 'isUrgent', 'diagnosis'] as const),
    ...(['medicalReason', 'triedTreatments', 'providerName', 'providerAddress', 'patientName'] as const),
  ],
  application_checklist: ['programId', 'patientName', 'householdSize', 'annualIncomeCents'],
  charity_care: [
    ...(['providerName', 'providerAddress', 'accountNumber', 'billedCents', 'firstBillDate', 'serviceDate'] as const),
    ...(['medicalReason', ...WHO, 'householdSize', 'annualIncomeCents'] as const),
  ],
  itemized_bill: [
    ...(['providerName', 'providerAddress', 'accountNumber', 'billedCents', 'firstBillDate', 'serviceDate'] as const),
    ...WHO,
  ],
  estimate_dispute: [
    ...(['usesInsurance', 'service', 'serviceDate', 'providerName', 'providerAddress', 'accountNumber'] as const),
    ...(['billedCents', 'estimateCents', 'firstBillDate', 'billDate', ...WHO] as const),
  ],
  surprise_bill: [
    ...(['planType', 'planName', 'memberId', 'usesInsurance', 'denialReason', 'claimNumber', 'service'] as const),
    ...(['serviceDate', 'symptoms', 'providerName', 'providerAddress', 'billedCents', ...WHO] as const),
  ],
  debt_validation: [
    ...(['collectorName', 'collectorAddress', 'collectorNoticeDate', 'noticeReceivedDate', 'accountNumber'] as const),
    ...(['providerName', ...WHO] as const),
  ],
}

export type FactInput = 'text' | 'long' | 'day' | 'dollars' | 'count' | 'choice' | 'flag'

const isOneOf = (fields: readonly string[], field: FactField) => fields.includes(field)

export function factInput(field: FactField): FactInput {
  if (isOneOf(CHOICE_FIELDS, field)) return 'choice'
  if (isOneOf(FLAG_FIELDS, field)) return 'flag'
  if (isOneOf(DATE_FIELDS, field)) return 'day'
  if (isOneOf(CENTS_FIELDS, field)) return 'dollars'
  if (isOneOf(TEXT_FIELDS, field)) return LONG_FIELDS.has(field as LetterField) ? 'long' : 'text'
  return 'count'
}

/** The questions of a kind in each group, groups without any left out. */
export const groupsOf = (
  wanted: ReadonlySet<FactField>,
): readonly { group: FactGroup; fields: readonly FactField[] }[] =>
  FACT_GROUPS.map((group) => ({ group, fields: GROUP_FIELDS[group].filter((field) => wanted.has(field)) })).filter(
    ({ fields }) => fields.length > 0,
  )
