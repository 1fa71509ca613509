import type { SafetyLevel } from '../safety-level'
import { numberOf } from './features'
import type { WordModel } from './word-model'

/** How many numbers the features of short messages are told apart by, in English and Spanish and in all other languages. */
export const LETTER_SPACE = 2 ** 20
export const LETTER_SPACE_ABROAD = 2 ** 21

const TOKEN = /[a-z]+|\d+/g
/** Signs stand for syllables or words, and part none. */
const SIGNS = '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}ー'
const TOKEN_ABROAD = new RegExp(`[${SIGNS}]+|(?:(?![${SIGNS}])[\\p{L}\\p{M}])+|\\p{N}+`, 'gu')
const OF_SIGNS = new RegExp(`^[${SIGNS}]`, 'u')
const FIGURES = /^\p{N}/u
/** Marks that many leave out: of Latin and Cyrillic letters, and the short vowels of Arabic. */
const LEFT_OUT = /(?<=[\p{Script=Latin}\p{Script=Cyrillic}]\p{Mn}*)\p{Mn}|[\u064b-\u0652]/gu

const LENGTHS = [3, 4, 5]
const LENGTHS_OF_SIGNS = [1, 2, 3]
/** How much a run of letters counts beside a word. */
const PART = 0.5

/** A number counts by how many figures it has. */
const inFigures = (token: string) => (FIGURES.test(token) ? `#${token.length}` : token)
const tokensOf = (plain: string): readonly string[] => (plain.match(TOKEN) ?? []).map(inFigures)

const foldAbroad = (text: string): string =>
  text.normalize('NFKD').replaceAll(LEFT_OUT, '').normalize('NFKC').toLowerCase().replaceAll('đ', 'd')
const tokensAbroad = (text: string): readonly string[] => (foldAbroad(text).match(TOKEN_ABROAD) ?? []).map(inFigures)

function* runsOf(letters: string, lengths: readonly number[]): Generator<string> {
  for (const length of lengths)
    for (let at = 0; at + length <= letters.length; at += 1) yield `c${letters.slice(at, at + length)}`
}

function* featuresOf(tokens: readonly string[]): Generator<readonly [string, number]> {
  for (const [at, token] of tokens.entries()) {
    const isOfSigns = OF_SIGNS.test(token)
    if (!isOfSigns) yield [`w${token}`, 1]
    for (const run of isOfSigns ? runsOf(token, LENGTHS_OF_SIGNS) : runsOf(` ${token} `, LENGTHS)) yield [run, PART]
    for (const [kind, other] of [
      ['b', tokens[at + 1]],
      ['s', tokens[at + 2]],
    ])
      if (!isOfSigns && other !== undefined) yield [`${kind}${token}_${other}`, 1]
  }
}

function counted(tokens: readonly string[], space: number): ReadonlyMap<number, number> {
  const much = new Map<number, number>()
  for (const [feature, amount] of featuresOf(tokens)) {
    const number = numberOf(feature, space)
    much.set(number, (much.get(number) ?? 0) + amount)
  }
  const length = Math.hypot(...much.values())
  return new Map([...much].map(([number, amount]) => [number, amount / length]))
}

/**
 * What a short plain text is judged by, and how much of each there is, together of length one: its words, each with the next one and
 * the one after that, and every run of three to five letters, so that a verb is known in a form that nobody has written yet.
 */
export const letterFeatures = (plain: string): ReadonlyMap<number, number> => counted(tokensOf(plain), LETTER_SPACE)

/** The same of a text in any letters, as it was written; of signs every run of one to three. */
export const letterFeaturesAbroad = (text: string): ReadonlyMap<number, number> =>
  counted(tokensAbroad(text), LETTER_SPACE_ABROAD)

function soundOf(features: ReadonlyMap<number, number>, { weight, bias }: WordModel): number {
  let sum = bias
  for (const [feature, much] of features) sum += much * weight(feature)
  return sum
}

type Sounds = Readonly<Record<'now' | 'today', number>>

/** How much a text sounds as if somebody were needed now, and today. */
export const soundsByLetters = (
  features: ReadonlyMap<number, number>,
  { now, today }: Readonly<Record<keyof Sounds, WordModel>>,
): Sounds => ({ now: soundOf(features, now), today: soundOf(features, today) })

/** Whether somebody is needed now, or today, as far as letters tell: low says nothing. */
export function levelBySounds({ now, today }: Sounds, limit: number): SafetyLevel {
  if (now > limit) return 'urgent'
  return today > limit ? 'high' : 'low'
}
