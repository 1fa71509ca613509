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
  today: { stays: -0.5, rises: 0 },
  now: { stays: -1.5, rises: 0 },
}

/** A heart attack is told calmly more often than anything else that kills. */
const HEART = { rule: 'acs', stays: -2 }

const staysAbove = (need: Need, found: Told['found']): number =>
  need === 'now' && found.some(({ rule, level }) => rule === HEART.rule && level === 'urgent')
    ? HEART.stays
    : LIMITS[need].stays

/** How much speaks for a need: above 0 more than against it. */
function weightOf(bearings: Bearings, { bias, weights }: Scale): number {
  let sum = bias
  for (const [name, amount] of bearings) sum += amount * (weights[name] ?? 0)
  return sum
}

/** Letters. Who writes less tells too little for its sound to speak against an emergency, or against anything. */
const SHORTEST_STORY = 140
const SHORTEST_SENTENCE = 60
/** How much more must speak for a need that no rule heard in so little: nothing is enough in less than a sentence (see `few-words`). */
const moreFor = (length: number): number =>
  length < SHORTEST_SENTENCE ? Number.POSITIVE_INFINITY : length < SHORTEST_STORY ? 0.5 : 0

function mayBeDoubted(level: SafetyLevel, length: number): boolean {
  return length >= (level === 'urgent' ? SHORTEST_STORY : SHORTEST_SENTENCE)
}

/** The level that scales give what the rules found and what else bears on it. */
export function weighedBy(
  { plain, found }: Pick<Told, 'plain' | 'found'>,
  bearings: Bearings,
  scales: Readonly<Record<Need, Scale>>,
): SafetyLevel {
  const level = found[0]?.level ?? 'low'
  const more = moreFor(plain.length)
  const isNeeded = (need: Need) => {
    const weight = weightOf(bearings, scales[need])
    if (!isAtLeast(level, LEVELS[need])) return weight > LIMITS[need].rises + more
    return !mayBeDoubted(level, plain.length) || weight >= staysAbove(need, found)
  }
  const need = NEEDS.findLast(isNeeded)
  return need ? LEVELS[need] : 'low'
}

/** The level of a message when what the rules found is weighed with how all of it sounds. */
export const weighed = (told: Told): SafetyLevel =>
  weighedBy(told, bearingsOf(told, { words: WORDS, concepts: CONCEPTS }), SCALES)
