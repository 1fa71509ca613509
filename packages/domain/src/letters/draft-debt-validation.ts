import type { CalendarDate } from '../kernel/calendar-date'
import { because } from '../kernel/decision'
import { lawReferences } from './appeal-laws'
import { debtDisputeDays } from './bill-times.parameters'
import { cfr } from './cfr'
import { HELP_LINES } from './help-lines'
import { block, type LetterDeadline, type LetterOutcome } from './letter'
import { deadlineOf } from './letter-deadlines'
import type { LetterFacts } from './letter-facts'
import { finishLetter, lawParagraphs, patientLines, patientSignature, where } from './letter-frame'

const timing = ({ date, isPast }: LetterDeadline) => {
  if (date === undefined) return 'undated'
  return isPast ? 'late' : 'in-time'
}

/** A dispute of a debt in collection, with the question who is owed what. Counted from receipt, or safer from the notice's date. */
export function draftDebtValidation(given: LetterFacts, facts: LetterFacts, asOf: CalendarDate): LetterOutcome {
  const law = lawReferences(['debt-law', 'debt-dispute'])
  const deadline = deadlineOf(
    {
      rule: 'debt-dispute',
      parameter: debtDisputeDays,
      lengthOf: (days) => ({ days }),
      citation: cfr(12, '1006.34', '(b)(5)'),
      startsFrom: ['noticeReceivedDate', 'collectorNoticeDate'],
    },
    facts,
    asOf,
  )
  return finishLetter(
    {
      kind: 'debt_validation',
      sender: patientLines(facts),
      recipient: [
        block('recipient.collector', ['collectorName']),
        block('recipient.collector-address', ['collectorAddress']),
      ],
      subject: [block('subject.debt', ['accountNumber']), block('subject.collector-notice', ['collectorNoticeDate'])],
      blocks: [
        block('greeting'),
        block('debt.opening', ['collectorName', 'collectorNoticeDate']),
        ...where(facts.providerName, block('debt.provider', ['providerName'])),
        block('debt.ask'),
        ...lawParagraphs(law),
        block(`debt.${timing(deadline)}`),
        block('debt.no-promise'),
        block('closing.thanks'),
      ],
      closing: patientSignature(facts),
      deadline,
      law,
      evidence: ['collector-notice'],
      nextSteps: [
        because('debt-no-payment'),
        because('send-with-proof'),
        because('keep-copies'),
        because('ask-charity-care'),
        because('debt-court'),
        because('debt-complaint', { phone: HELP_LINES.consumerFinance.phone }),
      ],
      notes: [because('debt-notice-first'), because('debt-no-papers')],
    },
    given,
    facts,
    asOf,
  )
}
