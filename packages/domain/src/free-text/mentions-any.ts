import { findPhrase } from './find-phrase'
import { isNegated } from './is-negated'

/** Whether any of the phrases is said and not denied. */
export const mentionsAny = (words: readonly string[], phrases: readonly string[]): boolean =>
  phrases.some((phrase) => findPhrase(words, phrase).some((span) => !isNegated(words, span)))
