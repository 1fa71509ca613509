import { isSpanish } from '../../free-text/is-spanish'
import { findingsOf } from '../find-findings'
import type { Heard } from '../hear-message'
import type { SafetyFinding } from '../safety-assessment'
import { isAtLeast } from '../safety-level'
import { conceptFeatures, type ToldConcepts } from './concept-features'
import { featuresByPiece } from './features'
import { inRuns, inWhole, type WordModel } from './word-model'

/** Whether somebody is needed in days or sooner, today or sooner, or now. */
export const NEEDS = ['days', 'today', 'now'] as const
export type Need = (typeof NEEDS)[number]
export type NeedModels = Readonly<Record<Need, WordModel>>
/** Of the words of a message, and of the concepts told in it. */
export interface Models {
  readonly words: NeedModels
  readonly concepts: NeedModels
}

/** What is weighed of a message. */
export interface Told extends ToldConcepts {
  /** The plain text without idioms. */
  readonly plain: string
  /** The concepts heard in it, before anything of it is explained. */
  readonly heard: ReadonlySet<string>
  /** The words of the sentence that first says one of them. */
  readonly sentenceOf: (concept: string) => string | undefined
  /** What the rules made of it. */
  readonly found: readonly SafetyFinding[]
}

/** What is weighed of a message as it was heard. */
export const toldBy = ({ told, said, sentenceOf, known }: Heard): Told => ({
  plain: told.plain,
  heard: told.heard,
  said: told.said,
  stands: said,
  sentenceOf,
  found: known,
})

/** What bears on how soon somebody is needed, by name, and how much of it there is. */
export type Bearings = ReadonlyMap<string, number>

/** Sounds beyond this say no more. */
const LOUDEST = 8
/** Where a sound begins to say more, or less, than it did below. */
const BENDS = [-2, 0, 2]
/** How much one thing heard bears beside a sound. */
const THERE = 0.7
/** Letters. */
const TINY = 60
const SHORT = 140
const LONG = 300
const LONGER = 600

const within = (sound: number) => Math.max(-LOUDEST, Math.min(LOUDEST, sound))
const isForToday = ({ level }: Pick<SafetyFinding, 'level'>) => isAtLeast(level, 'high')

/** The sentences that say what the rules take for grave. */
function graveSentences({ heard, sentenceOf }: Told): readonly string[] {
  const grave = findingsOf(heard).filter(isForToday)
  const sentences = grave.flatMap(({ evidence }) => evidence.map(sentenceOf)).filter((each) => each !== undefined)
  return [...new Set(sentences)]
}

const loudest = (sounds: readonly (readonly number[])[], at: number) => Math.max(...sounds.map((each) => each[at]!))

const inOrder = (models: NeedModels) => NEEDS.map((need) => models[need])

/** How all of a text sounds, the loudest run of it, what in it is grave by itself, and the concepts told. */
function soundsOf(told: Told, { words, concepts }: Models): readonly (readonly [name: string, sound: number])[] {
  const each = inOrder(words)
  const pieces = featuresByPiece(told.plain)
  const whole = inWhole(pieces, each)
  const runs = inRuns(pieces, each)
  const grave = graveSentences(told).map((piece) => inWhole(featuresByPiece(piece), each))
  const features = conceptFeatures(told)
  const ofConcepts = inWhole([features], inOrder(concepts))
  return NEEDS.flatMap((need, at) => [
    [`whole ${need}`, within(whole[at]!)] as const,
    [`run ${need}`, within(runs[at]!)] as const,
    ...(grave.length > 0 ? [[`grave ${need}`, within(loudest(grave, at))] as const] : []),
    ...(features.length > 0 ? [[`told ${need}`, within(ofConcepts[at]!)] as const] : []),
  ])
}

/** What the sounds are weighed by: how grave the rules take it, and how much is told. */
function placesOf({ plain, found }: Told): readonly string[] {
  const level = found[0]?.level ?? 'low'
  const length = plain.length < SHORT ? 'short' : plain.length > LONG ? 'long' : 'middling'
  return [level, length, `${level} ${length}`]
}

function* heardIn({ found }: Told): Generator<string> {
  const grave = found.filter(isForToday)
  yield `top ${found[0]?.level ?? 'nothing'}`
  for (const level of ['urgent', 'high'])
    yield `${Math.min(3, grave.filter((each) => each.level === level).length)} ${level}`
  for (const { rule, level } of found) yield `${rule} ${level}`
  for (const { level, evidence } of grave) {
    yield `${evidence.length > 1 ? 'together' : 'alone'} ${level}`
    for (const each of evidence) yield `by ${each} ${level}`
  }
}

function* ofSounds(told: Told, models: Models, places: readonly string[]): Generator<readonly [string, number]> {
  for (const [name, sound] of soundsOf(told, models)) {
    yield [name, sound]
    for (const bend of BENDS) if (sound > bend) yield [`${name} over ${bend}`, sound - bend]
    for (const place of places) yield [`${name} where ${place}`, sound]
    if (name === 'grave now') yield ['is grave', 1]
  }
}

function* ofTelling({ plain }: Told, places: readonly string[]): Generator<string> {
  if (plain.length < TINY) yield 'tiny'
  if (plain.length > LONGER) yield 'longer'
  if (isSpanish(plain)) yield 'is Spanish'
  for (const place of places) yield `is ${place}`
}

/** What bears on how soon somebody is needed. */
export function bearingsOf(told: Told, models: Models): Bearings {
  const places = placesOf(told)
  return new Map([
    ...ofSounds(told, models, places),
    ...[...ofTelling(told, places)].map((name) => [name, 1] as const),
    ...[...heardIn(told)].map((name) => [name, THERE] as const),
  ])
}
