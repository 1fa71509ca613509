import { findPhrase } from '../free-text/find-phrase'
import { isNegated } from '../free-text/is-negated'
import { mentionsAny } from '../free-text/mentions-any'
import { CRISIS_SIGNS, EMERGENCY_SIGNS, type DangerSign } from './danger-phrases'

export type Danger = 'emergency' | 'crisis' | 'none'

const HISTORY = [
  'years ago',
  'months ago',
  'last year',
  'history of',
  'family history',
  'follow up',
  'followup',
  'checkup after',
  'check up after',
  'recovering from',
  'prevent*',
  'risk of',
  'hace anos',
  'hace meses',
  'ano pasado',
  'antecedentes',
  'historial',
  'seguimiento',
  'prevenir',
  'riesgo de',
  'anti seizure',
  'medicine for',
  'medication for',
  'medicina para',
]

const isSaid = (words: readonly string[], { phrases, isDiagnosis }: DangerSign) =>
  phrases.some((phrase) => findPhrase(words, phrase).some((span) => !isNegated(words, span))) &&
  !(isDiagnosis === true && mentionsAny(words, HISTORY))

/**
 * Reads folded words for signs that cannot wait. A body in danger goes before a mind in danger: 911 answers both.
 * An illness told as history ("my stroke last year") is not a sign; a symptom always is.
 */
export function findDanger(words: readonly string[]): Danger {
  if (EMERGENCY_SIGNS.some((sign) => isSaid(words, sign))) return 'emergency'
  return CRISIS_SIGNS.some((sign) => isSaid(words, sign)) ? 'crisis' : 'none'
}
