import type { CalendarDate } from '../kernel/calendar-date'
import { because } from '../kernel/decision'
import { goodFaithEstimates } from '../care-pathways/costs/cover.parameters'
import { lawReferences } from './appeal-laws'
import { estimateDisputeDays } from './bill-times.parameters'
import { cfr } from './cfr'
import { billingOffice, billSubject } from './draft-bill-letters'
import { HELP_LINES } from './help-lines'
import { block, type LetterDeadline, type LetterOutcome, type LetterRefusal } from './letter'
import { deadlineOf, valueOn } from './letter-deadlines'
import type { LetterFacts } from './letter-facts'
import { finishLetter, lawParagraphs, patientLines, patientSignature, where } from './letter-frame'

const LAW = cfr(45, '149.620')

const deadlineFor = (facts: LetterFacts, asOf: CalendarDate): LetterDeadline =>
  deadlineOf(
    {
      rule: 'estimate-dispute',
      parameter: estimateDisputeDays,
      lengthOf: (days) => ({ days }),
      citation: cfr(45, '149.620', '(c)'),
      startsFrom: ['firstBillDate', 'billDate'],
    },
    facts,
    asOf,
  )

const refuse = (code: string, params: LetterRefusal['reason']['params'] = {}): LetterRefusal => ({
  outcome: 'refused',
  kind: 'estimate_dispute',
  reason: because(code, params),
  citation: LAW,
})

function refusalFor(facts: LetterFacts, deadline: LetterDeadline, leastCents: number): LetterRefusal | undefined {
  const { billedCents, estimateCents, usesInsurance } = facts
  if (usesInsurance) return refuse('estimate-is-for-self-pay')
  if (billedCents !== undefined && estimateCents !== undefined && billedCents - estimateCents < leastCents)
    return refuse('estimate-gap-too-small', { gapCents: Math.max(0, billedCents - estimateCents), leastCents })
  return deadline.isPast
    ? refuse('estimate-too-late', { date: deadline.date!, days: estimateDays(deadline) })
    : undefined
}

const knowsBoth = ({ billedCents, estimateCents }: LetterFacts) =>
  billedCents !== undefined && estimateCents !== undefined

const estimateDays = ({ length }: LetterDeadline): number => ('days' in length ? length.days : 0)

/**
 * A dispute of a bill far above the written estimate, for people who pay themselves. Refused where the bill is not far
 * enough above it, where insurance was used, and after the last day: the reviewer would turn it away.
 */
export function draftEstimateDispute(given: LetterFacts, facts: LetterFacts, asOf: CalendarDate): LetterOutcome {
  const deadline = deadlineFor(facts, asOf)
  const { disputeFromCents } = valueOn(goodFaithEstimates, asOf)
  const refusal = refusalFor(facts, deadline, disputeFromCents)
  if (refusal) return refusal
  const law = lawReferences(['estimate-dispute', 'estimate-duty'])
  return finishLetter(
    {
      kind: 'estimate_dispute',
      sender: patientLines(facts),
      recipient: billingOffice,
      subject: [...billSubject('subject.estimate', facts), block('subject.bill-date', ['billDate'])],
      blocks: [
        block('greeting'),
        block('estimate.opening', ['providerName', 'service']),
        block('estimate.amounts', ['estimateCents', 'billedCents']),
        ...where(knowsBoth(facts), block('estimate.above', [], { leastCents: disputeFromCents })),
        block('estimate.self-pay'),
        ...lawParagraphs(law),
        block('estimate.request'),
        block('estimate.pause'),
        block('closing.thanks'),
      ],
      closing: patientSignature(facts),
      deadline,
      law,
      evidence: ['estimate', 'hospital-bill', 'photo-id'],
      nextSteps: [
        because('estimate-file', { phone: HELP_LINES.noSurprises.phone }),
        because('estimate-fee'),
        because('send-to-billing'),
        because('keep-copies'),
        because('ask-charity-care'),
      ],
      notes: [because('estimate-each-provider'), because('letter-is-not-filing')],
    },
    given,
    facts,
    asOf,
  )
}
