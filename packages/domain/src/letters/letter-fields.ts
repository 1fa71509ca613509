/** Facts in words. One missing where a letter needs it is a labelled blank there. */
export const TEXT_FIELDS = [
  'patientName',
  'patientAddress',
  'patientPhone',
  'patientEmail',
  'representativeName',
  'planName',
  'planAddress',
  'memberId',
  'claimNumber',
  'denialReasonText',
  'service',
  'diagnosis',
  'medicalReason',
  'triedTreatments',
  'symptoms',
  'providerName',
  'providerAddress',
  'accountNumber',
  'collectorName',
  'collectorAddress',
] as const
export type TextField = (typeof TEXT_FIELDS)[number]

export const DATE_FIELDS = [
  'denialDate',
  'noticeReceivedDate',
  'finalDenialDate',
  'benefitEndDate',
  'serviceDate',
  'billDate',
  'firstBillDate',
  'collectorNoticeDate',
] as const
export type DateField = (typeof DATE_FIELDS)[number]

export const CENTS_FIELDS = ['billedCents', 'estimateCents', 'annualIncomeCents'] as const
export type CentsField = (typeof CENTS_FIELDS)[number]

export const NUMBER_FIELDS = ['householdSize'] as const
export type NumberField = (typeof NUMBER_FIELDS)[number]

export const LETTER_FIELDS = [...TEXT_FIELDS, ...DATE_FIELDS, ...CENTS_FIELDS, ...NUMBER_FIELDS] as const
export type LetterField = (typeof LETTER_FIELDS)[number]

/** Fields in which people tell, not only name. */
export const LONG_FIELDS: ReadonlySet<LetterField> = new Set([
  'denialReasonText',
  'medicalReason',
  'triedTreatments',
  'symptoms',
])

/** Longest text of a field, in characters. */
export const LONGEST_TEXT = 200
export const LONGEST_TELLING = 1500
