import type { CalendarDate } from '../kernel/calendar-date'
import { because, type Reason } from '../kernel/decision'
import { lawReferences } from './appeal-laws'
import { authorizationDays, urgentAuthorizationHours } from './appeal-times.parameters'
import type { LawCode } from './laws'
import { block, type LawReference, type LetterBlock, type LetterOutcome } from './letter'
import type { LetterFacts } from './letter-facts'
import { finishLetter, lawParagraphs, where } from './letter-frame'
import type { ByPlan } from './letter-kinds'
import { SET_TIMES } from './set-times'

const LAWS_OF_REQUESTS: ByPlan<readonly LawCode[]> = {
  employer_self_funded: ['employer-requests'],
  employer_insured: ['employer-requests'],
  marketplace: ['marketplace-requests'],
  medicaid_managed_care: ['medicaid-authorization', 'medicaid-services'],
  medicare_advantage: ['advantage-requests', 'advantage-same-as-medicare'],
  part_d: ['drug-requests', 'drug-prescriber-statement'],
}

function lawsOf({ planType, isUnder21 }: LetterFacts): readonly LawReference[] {
  if (!planType) return []
  const isMedicaidChild = planType === 'medicaid_managed_care' && isUnder21
  return lawReferences([...LAWS_OF_REQUESTS[planType], ...(isMedicaidChild ? (['medicaid-children'] as const) : [])])
}

function answerTime({ planType, isUrgent }: LetterFacts, asOf: CalendarDate): readonly Reason[] {
  if (!planType) return []
  return isUrgent
    ? [because('answer-hours', { hours: urgentAuthorizationHours.on(asOf)[planType] })]
    : [because('answer-days', { days: authorizationDays.on(asOf)[planType] })]
}

function planNotes({ planType }: LetterFacts): readonly Reason[] {
  if (!planType) return [because('plan-type-unknown')]
  const { usualHours, urgentHours } = SET_TIMES.clinicDrugRequest
  return planType === 'medicare_advantage' ? [because('clinic-drug-request', { usualHours, urgentHours })] : []
}

const body = (facts: LetterFacts, law: readonly LawReference[], answer: readonly Reason[]): readonly LetterBlock[] => [
  block('greeting'),
  block('authorization.opening', ['patientName', 'service']),
  block('authorization.diagnosis', ['diagnosis']),
  block('authorization.reason', ['medicalReason']),
  ...where(facts.triedTreatments, block('authorization.tried', ['triedTreatments'])),
  ...where(facts.planType === 'part_d', block('authorization.other-drugs')),
  block('authorization.standard'),
  ...where(facts.isUrgent, block('authorization.urgent')),
  ...lawParagraphs(law),
  block('authorization.request', ['service']),
  ...answer.map(({ code, params }) => block(`request.${code}`, [], params)),
  block('closing.authorization'),
]

/** A request for approval before care that is a letter of medical necessity too: the doctor signs it. */
export function draftPriorAuthorization(given: LetterFacts, facts: LetterFacts, asOf: CalendarDate): LetterOutcome {
  const law = lawsOf(facts)
  const answer = answerTime(facts, asOf)
  return finishLetter(
    {
      kind: 'prior_authorization',
      sender: [block('sender.provider', ['providerName']), block('sender.provider-address', ['providerAddress'])],
      recipient: [block('recipient.plan-approvals', ['planName']), block('recipient.plan-address', ['planAddress'])],
      subject: [
        block(facts.isUrgent ? 'subject.urgent-authorization' : 'subject.authorization', ['service']),
        block('subject.patient', ['patientName']),
        block('subject.birth-date'),
        block('subject.member', ['memberId']),
        block(facts.planType === 'part_d' ? 'subject.drug-codes' : 'subject.care-codes'),
      ],
      blocks: body(facts, law, answer),
      closing: [block('closing.sincerely'), block('closing.signature'), block('closing.provider', ['providerName'])],
      law,
      evidence: ['medical-records', 'guidelines', 'tried-treatments', 'plan-form'],
      nextSteps: [
        because('doctor-sends'),
        ...(facts.isUrgent ? [because('doctor-urgent')] : []),
        because('keep-copies'),
        ...answer,
        because('if-denied-appeal'),
      ],
      notes: [because('doctor-decides'), ...planNotes(facts)],
    },
    given,
    facts,
    asOf,
  )
}
