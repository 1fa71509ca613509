import { isAtLeast, type SafetyLevel } from '../safety-level'
import { bearingsOf, type Bearings, NEEDS, type Need, type Told } from './bearings'
import { CONCEPTS } from './concept-weights'
import scales from './scales.json'
import { WORDS } from './weights'

/** How much each bearing weighs for one need. */
interface Scale {
  readonly bias: number
  readonly weights: Readonly<Record<string, number>>
}

/** Written by tools/train-suspicion.mjs. */
const SCALES: Readonly<Record<Need, Scale>> = scales

const LEVELS: Readonly<Record<Need, SafetyLevel>> = { days: 'moderate', today: 'high', now: 'urgent' }

/**
 * What a need must weigh to stay where the rules say so, and to be added where they do not. Chosen on messages that neither the rules
 * nor the models had seen: between the two the rules decide. An emergency is taken back last.
 */
const LIMITS: Readonly<Record<Need, { readonly stays: number; readonly rises: number }>> = {
  days: { stays: 0, rises: 0.5 },
  today: { stays: -0.25, rises: 0 },
  now: { stays: -0.75, rises: -0.25 },
}

/** A heart attack is told calmly more often than anything else that kills. */
const HEART = { rule: 'acs', stays: -2 }

/** Letters. Who writes less tells too little for anything but the plainest sound to speak against an emergency. */
const SHORTEST_STORY = 140
const STAYS_IN_LITTLE = -3
/** Letters. No emergency that is heard in less is doubted, and nothing in less than a sentence. */
const SHORTEST_DOUBTED = 100
const SHORTEST_SENTENCE = 60

const mayBeDoubted = ({ plain, found }: Pick<Told, 'plain' | 'found'>): boolean =>
  plain.length >= (found[0]?.level === 'urgent' ? SHORTEST_DOUBTED : SHORTEST_SENTENCE)

function staysAbove(need: Need, told: Pick<Told, 'plain' | 'found'>): number {
  const { plain, found } = told
  if (!mayBeDoubted(told)) return Number.NEGATIVE_INFINITY
  if (need !== 'now') return LIMITS[need].stays
  if (plain.length < SHORTEST_STORY) return STAYS_IN_LITTLE
  return found.some(({ rule, level }) => rule === HEART.rule && level === 'urgent') ? HEART.stays : LIMITS.now.stays
}

/** How much speaks for a need: above 0 more than against it. */
function weightOf(bearings: Bearings, { bias, weights }: Scale): number {
  let sum = bias
  for (const [name, amount] of bearings) sum += amount * (weights[name] ?? 0)
  return sum
}

/** Nothing is enough for a need that no rule heard in less than a sentence (see `few-words`). */
const risesAbove = (need: Need, { plain }: Pick<Told, 'plain'>): number =>
  plain.length < SHORTEST_SENTENCE ? Number.POSITIVE_INFINITY : LIMITS[need].rises

/** The level that scales give what the rules found and what else bears on it. */
export function weighedBy(
  told: Pick<Told, 'plain' | 'found'>,
  bearings: Bearings,
  scales: Readonly<Record<Need, Scale>>,
): SafetyLevel {
  const level = told.found[0]?.level ?? 'low'
  const isNeeded = (need: Need) => {
    const weight = weightOf(bearings, scales[need])
    return isAtLeast(level, LEVELS[need]) ? weight >= staysAbove(need, told) : weight > risesAbove(need, told)
  }
  const need = NEEDS.findLast(isNeeded)
  return need ? LEVELS[need] : 'low'
}

/** The level of a message when what the rules found is weighed with how all of it sounds. */
export const weighed = (told: Told): SafetyLevel =>
  weighedBy(told, bearingsOf(told, { words: WORDS, concepts: CONCEPTS }), SCALES)
