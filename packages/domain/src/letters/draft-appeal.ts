import type { CalendarDate } from '../kernel/calendar-date'
import type { Appeal } from './appeal'
import { argumentBlocks } from './appeal-arguments'
import { appealDeadline, laterDeadlines } from './appeal-deadlines'
import { APPEAL_EVIDENCE } from './appeal-evidence'
import { appealLaws } from './appeal-laws'
import { appealNotes } from './appeal-notes'
import { appealRequests } from './appeal-requests'
import { appealSteps, isExpedited } from './appeal-steps'
import { asAppealed } from './appealed-care'
import { block, type LetterBlock, type LetterOutcome } from './letter'
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

/** Reasons that no exception to a rule of a drug plan answers. */
const BEYOND_EXCEPTION: ReadonlySet<AppealReason> = new Set<AppealReason>([
  'coding_error',
  'late_filing',
  'out_of_network',
  'emergency_care',
])

const asksForException = ({ plan, reason }: Pick<Appeal, 'plan' | 'reason'>): boolean =>
  plan === 'part_d' && !BEYOND_EXCEPTION.has(reason)

function body(appeal: Appeal): readonly LetterBlock[] {
  const { plan, reason, facts, law } = appeal
  return [
    block('greeting'),
    block(OPENINGS[plan], ['planName', 'denialDate', 'service']),
    ...where(asksForException(appeal), block('appeal.exception')),
    ...where(appeal.deadline.isPast, block('appeal.late')),
    ...where(facts.representativeName, block('representative', ['representativeName', 'patientName'])),
    ...where(isExpedited(facts), block('appeal.urgent')),
    ...argumentBlocks(plan, reason, facts),
    ...lawParagraphs(law),
    ...appealRequests(appeal),
    ...where(!isExpedited(facts), block('closing.wait')),
    block('closing.appeal'),
  ]
}

const evidenceFor = ({ plan, reason }: Appeal): readonly string[] => [
  'denial-notice',
  ...APPEAL_EVIDENCE[reason],
  ...(asksForException({ plan, reason }) ? ['prescriber-statement'] : []),
]

/**
 * An appeal to the plan, by kind of cover and why it was denied. Where either is not known, the letter is one that holds
 * whatever it is: it names no law, and the last day is the soonest of all.
 */
export function draftAppeal(given: LetterFacts, clean: LetterFacts, asOf: CalendarDate): LetterOutcome {
  const facts = asAppealed(clean, asOf)
  const { planType: plan = 'any', denialReason: reason = 'any' } = facts
  const law = appealLaws(plan, reason, facts)
  const deadline = appealDeadline(plan, facts, asOf)
  const otherDeadlines = laterDeadlines(plan, facts, asOf)
  const appeal: Appeal = { plan, reason, facts, asOf, law, deadline, otherDeadlines }
  return finishLetter(
    {
      kind: 'appeal',
      sender: patientLines(facts),
      recipient: [block('recipient.plan', ['planName']), block('recipient.plan-address', ['planAddress'])],
      subject: subjectLines(facts),
      blocks: body(appeal),
      closing: patientSignature(facts),
      deadline,
      otherDeadlines,
      law,
      evidence: evidenceFor(appeal),
      nextSteps: appealSteps(plan, facts, asOf),
      notes: appealNotes(appeal),
    },
    given,
    facts,
    asOf,
  )
}
