import { findPhrase } from './find-phrase'
import { isNegated } from './is-negated'

const BEGINS_WITH_DENIAL = /^(?:not?|non|without|sin|dont|do not|doesnt|wont|wasnt|cant|cannot|unable|did not|didnt) /

/** The same as `mentionsAny`, but a phrase that begins with a denial, such as `not covered`, is said as it stands. */
export const mentionsAsWritten = (words: readonly string[], phrases: readonly string[]): boolean =>
  phrases.some((phrase) =>
    findPhrase(words, phrase).some((span) => BEGINS_WITH_DENIAL.test(phrase) || !isNegated(words, span)),
  )
