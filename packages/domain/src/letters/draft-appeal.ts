import type { CalendarDate } from '../kernel/calendar-date'
import { argumentBlocks } from './appeal-arguments'
import { appealDeadline, laterDeadlines } from './appeal-deadlines'
import { APPEAL_EVIDENCE } from './appeal-evidence'
import { appealLaws } from './appeal-laws'
import { answerTime, appealNotes, appealSteps, isExpedited, keepsBenefits } from './appeal-steps'
import { block, type LawReference, type LetterBlock, type LetterOutcome } from './letter'
import type { LetterFacts } from './letter-facts'
import { finishLetter, lawParagraphs, patientLines, patientSignature, where } from './letter-frame'
import type { AppealPlan, AppealReason } from './letter-kinds'

/** What the law calls an appeal there; all of its names where the kind of plan is not known. */
const OPENINGS: Readonly<Record<AppealPlan, string>> = {
  employer_self_funded: 'appeal.opening',
  employer_insured: 'appeal.opening',
  marketplace: 'appeal.opening',
  medicaid_managed_care: 'appeal.opening',
  medicare_advantage: 'appeal.opening-advantage',
  part_d: 'appeal.opening-drug',
  any: 'appeal.opening-any',
}

const subjectLines = (facts: LetterFacts): readonly LetterBlock[] => [
  block(isExpedited(facts) ? 'subject.urgent-appeal' : 'subject.appeal', ['service']),
  block('subject.patient', ['patientName']),
  block('subject.member', ['memberId']),
  ...where(facts.claimNumber ?? facts.isCareGiven, block('subject.claim', ['claimNumber'])),
  block('subject.denial-date', ['denialDate']),
  ...where(facts.serviceDate ?? facts.isCareGiven, block('subject.service-date', ['serviceDate'])),
]

/** Parity law does not bind Medicare plans. */
const hasParityLaw = (plan: AppealPlan, reason: AppealReason) =>
  reason === 'mental_health_parity' && !['medicare_advantage', 'part_d', 'any'].includes(plan)

function requests(
  plan: AppealPlan,
  reason: AppealReason,
  facts: LetterFacts,
  asOf: CalendarDate,
): readonly LetterBlock[] {
  const answer = answerTime(plan, facts, asOf)
  return [
    block(facts.isCareGiven ? 'request.pay' : 'request.approve', ['service']),
    block('request.reviewer'),
    block('request.papers'),
    ...where(hasParityLaw(plan, reason), block('request.parity')),
    ...where(plan === 'any', block('request.plan-kind')),
    ...where(keepsBenefits(plan, facts), block('request.keep-benefits', ['service'])),
    block(`request.${answer.code}`, [], answer.params),
    block('closing.appeal'),
  ]
}

function body(
  plan: AppealPlan,
  reason: AppealReason,
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

/**
 * An appeal to the plan, by kind of cover and why it was denied. Where either is not known, the letter is one that holds
 * whatever it is: it names no law, and the last day is the soonest of all.
 */
export function draftAppeal(given: LetterFacts, facts: LetterFacts, asOf: CalendarDate): LetterOutcome {
  const { planType: plan = 'any', denialReason: reason = 'any' } = facts
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
