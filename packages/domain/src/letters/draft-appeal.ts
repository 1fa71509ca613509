import type { CalendarDate } from '../kernel/calendar-date'
import { because } from '../kernel/decision'
import { argumentBlocks } from './appeal-arguments'
import { appealDeadline, laterDeadlines } from './appeal-deadlines'
import { APPEAL_EVIDENCE } from './appeal-evidence'
import { appealLaws } from './appeal-laws'
import { answerTime, appealNotes, appealSteps, isExpedited } from './appeal-steps'
import { block, type LawReference, type LetterBlock, type LetterOutcome } from './letter'
import type { LetterFacts } from './letter-facts'
import { finishLetter, lawParagraphs, patientLines, patientSignature, where } from './letter-frame'
import type { ByPlan, DenialReason, PlanType } from './letter-kinds'

/** What the law calls an appeal there. */
const OPENINGS: ByPlan<string> = {
  employer_self_funded: 'appeal.opening',
  employer_insured: 'appeal.opening',
  marketplace: 'appeal.opening',
  medicaid_managed_care: 'appeal.opening',
  medicare_advantage: 'appeal.opening-advantage',
  part_d: 'appeal.opening-drug',
}

const subjectLines = (facts: LetterFacts): readonly LetterBlock[] => [
  block(isExpedited(facts) ? 'subject.urgent-appeal' : 'subject.appeal', ['service']),
  block('subject.patient', ['patientName']),
  block('subject.member', ['memberId']),
  ...where(facts.claimNumber ?? facts.isCareGiven, block('subject.claim', ['claimNumber'])),
  block('subject.denial-date', ['denialDate']),
  ...where(facts.serviceDate ?? facts.isCareGiven, block('subject.service-date', ['serviceDate'])),
]

function requests(
  plan: PlanType,
  reason: DenialReason,
  facts: LetterFacts,
  asOf: CalendarDate,
): readonly LetterBlock[] {
  const answer = answerTime(plan, facts, asOf)
  const hasParityLaw = reason === 'mental_health_parity' && plan !== 'medicare_advantage' && plan !== 'part_d'
  return [
    block(facts.isCareGiven ? 'request.pay' : 'request.approve', ['service']),
    block('request.reviewer'),
    block('request.papers'),
    ...where(hasParityLaw, block('request.parity')),
    ...where(plan === 'medicaid_managed_care' && facts.endsApprovedCare, block('request.keep-benefits', ['service'])),
    block(`request.${answer.code}`, [], answer.params),
    block('closing.appeal'),
  ]
}

function body(
  plan: PlanType,
  reason: DenialReason,
  facts: LetterFacts,
  law: readonly LawReference[],
  asOf: CalendarDate,
): readonly LetterBlock[] {
  return [
    block('greeting'),
    block(OPENINGS[plan], ['planName', 'denialDate', 'service']),
    ...where(facts.representativeName, block('representative', ['representativeName', 'patientName'])),
    ...where(isExpedited(facts), block('appeal.urgent')),
    ...argumentBlocks(plan, reason, facts),
    ...lawParagraphs(law),
    ...requests(plan, reason, facts, asOf),
  ]
}

/** An appeal to the plan, by kind of cover and why it was denied. Without these two it cannot be begun. */
export function draftAppeal(given: LetterFacts, facts: LetterFacts, asOf: CalendarDate): LetterOutcome {
  const { planType: plan, denialReason: reason } = facts
  if (!plan) return { outcome: 'refused', kind: 'appeal', reason: because('plan-type-needed') }
  if (!reason) return { outcome: 'refused', kind: 'appeal', reason: because('denial-reason-needed') }
  const law = appealLaws(plan, reason, facts)
  return finishLetter(
    {
      kind: 'appeal',
      sender: patientLines(facts),
      recipient: [block('recipient.plan', ['planName']), block('recipient.plan-address', ['planAddress'])],
      subject: subjectLines(facts),
      blocks: body(plan, reason, facts, law, asOf),
      closing: patientSignature(facts),
      deadline: appealDeadline(plan, facts, asOf),
      otherDeadlines: laterDeadlines(plan, facts, asOf),
      law,
      evidence: ['denial-notice', ...APPEAL_EVIDENCE[reason], ...(plan === 'part_d' ? ['prescriber-statement'] : [])],
      nextSteps: appealSteps(plan, facts, asOf),
      notes: appealNotes(plan, facts),
    },
    given,
    facts,
    asOf,
  )
}
