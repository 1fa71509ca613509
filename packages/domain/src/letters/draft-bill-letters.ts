import { addDays, type CalendarDate } from '../kernel/calendar-date'
import { because } from '../kernel/decision'
import { hospitalDuties } from '../care-pathways/costs/cover.parameters'
import { lawReferences } from './appeal-laws'
import { hospitalWaitDays, recordsDays } from './bill-times.parameters'
import { cfr } from './cfr'
import { block, type LetterBlock, type LetterDeadline, type LetterOutcome } from './letter'
import { deadlineOf } from './letter-deadlines'
import type { LetterFacts } from './letter-facts'
import { finishLetter, lawParagraphs, patientLines, patientSignature, where } from './letter-frame'
import { SET_TIMES } from './set-times'

export const billingOffice: readonly LetterBlock[] = [
  block('recipient.billing', ['providerName']),
  block('recipient.provider-address', ['providerAddress']),
]

export const billSubject = (code: string, facts: LetterFacts): readonly LetterBlock[] => [
  block(code),
  block('subject.patient', ['patientName']),
  block('subject.account', ['accountNumber']),
  block('subject.service-date', ['serviceDate']),
  ...where(facts.billedCents, block('subject.amount', ['billedCents'])),
]

const charityDeadline = (facts: LetterFacts, asOf: CalendarDate): LetterDeadline =>
  deadlineOf(
    {
      rule: 'charity-care',
      parameter: hospitalDuties,
      lengthOf: ({ applicationDays }) => ({ days: applicationDays }),
      citation: cfr(26, '1.501(r)-1', '(b)(3)'),
      startsFrom: ['firstBillDate'],
    },
    facts,
    asOf,
  )

const waitDeadline = (facts: LetterFacts, asOf: CalendarDate): LetterDeadline =>
  deadlineOf(
    {
      rule: 'hospital-wait',
      parameter: hospitalWaitDays,
      lengthOf: (days) => ({ days }),
      citation: cfr(26, '1.501(r)-6', '(c)(3)'),
      startsFrom: ['firstBillDate'],
    },
    facts,
    asOf,
  )

/** An application for a nonprofit hospital's financial assistance. The hospital's own form goes with it. */
export function draftCharityCare(given: LetterFacts, facts: LetterFacts, asOf: CalendarDate): LetterOutcome {
  const law = lawReferences(['hospital-help', 'hospital-application', 'hospital-lower-charges'])
  const deadline = charityDeadline(facts, asOf)
  return finishLetter(
    {
      kind: 'charity_care',
      sender: patientLines(facts),
      recipient: billingOffice,
      subject: [...billSubject('subject.charity', facts), block('subject.first-bill', ['firstBillDate'])],
      blocks: [
        block('greeting'),
        block('charity.opening', ['providerName', 'serviceDate']),
        block('charity.household', ['householdSize', 'annualIncomeCents']),
        ...where(facts.medicalReason, block('charity.hardship', ['medicalReason'])),
        ...where(deadline.date && !deadline.isPast, block('charity.in-time', ['firstBillDate'])),
        ...where(deadline.isPast, block('charity.late', [], { days: SET_TIMES.hospitalNotice.days })),
        ...lawParagraphs(law, 'law-intro-nonprofit'),
        block('charity.request-policy'),
        block('charity.request-pause'),
        block('charity.request-written'),
        block('closing.thanks'),
      ],
      closing: patientSignature(facts),
      deadline,
      otherDeadlines: [waitDeadline(facts, asOf)],
      law,
      evidence: ['income-proof', 'hospital-bill', 'photo-id', 'hospital-form'],
      nextSteps: [
        because('hospital-form'),
        because('send-to-billing'),
        because('keep-copies'),
        because('do-not-pay-by-card'),
        because('hospital-no-appeal'),
      ],
      notes: [because('nonprofit-only'), because('state-may-give-more')],
    },
    given,
    facts,
    asOf,
  )
}

/** A request for every charge with its code, and for the records behind them. */
export function draftItemizedBill(given: LetterFacts, facts: LetterFacts, asOf: CalendarDate): LetterOutcome {
  const law = lawReferences(['records-access', 'hospital-prices'])
  const days = recordsDays.on(asOf)
  return finishLetter(
    {
      kind: 'itemized_bill',
      sender: patientLines(facts),
      recipient: billingOffice,
      subject: billSubject('subject.itemized', facts),
      blocks: [
        block('greeting'),
        block('itemized.opening', ['providerName', 'serviceDate']),
        block('itemized.lines'),
        block('itemized.insurance'),
        ...lawParagraphs(law),
        block('itemized.pause'),
        block('request.answer-days', [], { days }),
        block('closing.thanks'),
      ],
      closing: patientSignature(facts),
      otherDeadlines: [
        {
          rule: 'records-answer',
          date: addDays(asOf, days),
          startsFrom: 'today',
          length: { days },
          citation: cfr(45, '164.524', '(b)(2)'),
          isPast: false,
        },
      ],
      law,
      evidence: ['hospital-bill', 'photo-id'],
      nextSteps: [
        because('send-to-billing'),
        because('keep-copies'),
        because('compare-bill'),
        because('ask-charity-care'),
        because('records-complaint'),
      ],
      notes: [because('itemized-state-law')],
    },
    given,
    facts,
    asOf,
  )
}
