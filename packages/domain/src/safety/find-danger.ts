import { findPhrase } from '../free-text/find-phrase'
import { isNegated } from '../free-text/is-negated'
import { mentionsAny } from '../free-text/mentions-any'
import { CRISIS_SIGNS, EMERGENCY_SIGNS, type DangerSign } from './danger-phrases'
import { isLongPast, speaksOfHistory } from './is-history'

export type Danger = 'emergency' | 'crisis' | 'none'

const isSaid = (words: readonly string[], { phrases, isDiagnosis, unless = [] }: DangerSign) =>
  phrases.some((phrase) =>
    findPhrase(words, phrase).some((span) => !isNegated(words, span) && !isLongPast(words, span)),
  ) &&
  !mentionsAny(words, unless) &&
  !(isDiagnosis === true && speaksOfHistory(words))

/**
 * Reads folded words for signs that cannot wait. A body in danger goes before a mind in danger: 911 answers both.
 * An illness told as history ("my stroke last year") is not a sign. A symptom is one, unless its own clause tells it
 * as long past ("my mother had chest pain last year") and nothing speaks of now.
 */
export function findDanger(words: readonly string[]): Danger {
  if (EMERGENCY_SIGNS.some((sign) => isSaid(words, sign))) return 'emergency'
  return CRISIS_SIGNS.some((sign) => isSaid(words, sign)) ? 'crisis' : 'none'
}
