import { isSpanish } from '../free-text/is-spanish'
import type { CalendarDate } from '../kernel/calendar-date'
import { guessAppeal, settled } from './guess-appeal'
import type { LetterFacts } from './letter-facts'
import { readAmounts } from './reading/read-amounts'
import { readCircumstances } from './reading/read-circumstances'
import { readDates } from './reading/read-dates'
import { readHouseholdSize } from './reading/read-household'
import { readLabelled } from './reading/read-labelled'
import { readNumbers } from './reading/read-numbers'

/** Characters. */
const LONGEST_READ = 10_000

/** One space or one line end for any number of them: the patterns of `reading` count on it. */
const withSingleSpaces = (text: string): string =>
  text.replaceAll(/\s+/gu, (space) => (space.includes('\n') ? '\n' : ' '))

/**
 * The facts of a letter that a text says outright, in English or Spanish: full dates and amounts by the words beside
 * them, numbers and names after their labels, the plan and the reason where one is named and no other. What could be
 * read in two ways is left out, and so is asked for.
 */
export function readLetterFacts(text: string, asOf: CalendarDate): LetterFacts {
  const read = withSingleSpaces(text).slice(0, LONGEST_READ)
  const appeal = guessAppeal(read)
  const planType = settled(appeal.planType)
  const denialReason = settled(appeal.denialReason)
  const dates = readDates(read, isSpanish(read))
  const householdSize = readHouseholdSize(read)
  return {
    ...readLabelled(read),
    ...readNumbers(read),
    ...dates,
    ...readAmounts(read),
    ...(dates.serviceDate && dates.serviceDate < asOf && { isCareGiven: true }),
    ...readCircumstances(read),
    ...(householdSize !== undefined && { householdSize }),
    ...(planType && { planType }),
    ...(denialReason && { denialReason }),
  }
}
