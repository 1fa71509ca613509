import type { PhraseSpan } from '../free-text/find-phrase'
import { CLAUSE_END } from '../free-text/fold-text'
import { mentionsAny } from '../free-text/mentions-any'

const HISTORY = [
  'years ago',
  'months ago',
  'weeks ago',
  'last year',
  'last month',
  'last week',
  'history of',
  'family history',
  'follow up',
  'followup',
  'checkup after',
  'check up after',
  'recovering from',
  'rehab*',
  'prevent*',
  'risk of',
  'died of',
  'died from',
  'passed away',
  'refill*',
  'seizure med*',
  'hace anos',
  'hace meses',
  'hace semanas',
  'ano pasado',
  'mes pasado',
  'semana pasada',
  'antecedentes',
  'historial',
  'seguimiento',
  'prevenir',
  'riesgo de',
  'murio de',
  'fallecio de',
  'resurtir',
  'anti seizure',
  'medicine for',
  'medication for',
  'medicina para',
]

/** Whether the text speaks of an illness as something behind the person, or of someone's memory. */
export const speaksOfHistory = (words: readonly string[]): boolean => mentionsAny(words, HISTORY)

const PAST_VERBS = ['had', 'suffered', 'tuvo', 'tuve', 'tenia', 'sufrio', 'sufri', 'took', 'fainted', 'tomo']
const LONG_AGO = [
  'years ago',
  'year ago',
  'months ago',
  'last year',
  'hace anos',
  'hace un ano',
  'hace meses',
  'ano pasado',
]
const GOES_ON = ['since', 'started', 'began', 'have', 'has', 'is', 'am', 'hurts', 'desde', 'empezo', 'tengo', 'tiene']
const NOW = [
  'now',
  'today',
  'tonight',
  'again',
  'still',
  'back',
  'worse',
  'this morning',
  'last night',
  'keeps',
  'like last',
  'ahora',
  'hoy',
  'otra vez',
  'de nuevo',
  'sigue',
  'sigo',
  'todavia',
  'peor',
  'anoche',
  'esta manana',
  'como el',
]

function clauseOf(words: readonly string[], { first, last }: PhraseSpan): readonly string[] {
  const end = words.indexOf(CLAUSE_END, last)
  return words.slice(words.lastIndexOf(CLAUSE_END, first) + 1, end < 0 ? words.length : end)
}

/** Whether the clause around a symptom tells it as over for months, and nothing anywhere speaks of now. */
export function isLongPast(words: readonly string[], span: PhraseSpan): boolean {
  const clause = clauseOf(words, span)
  const isToldAsPast = mentionsAny(clause, PAST_VERBS) && mentionsAny(clause, LONG_AGO)
  return isToldAsPast && !mentionsAny(clause, GOES_ON) && !mentionsAny(words, NOW)
}
