import { WHOLE_LEXICON } from '../lexicon/whole-lexicon'
import { parsePattern, type Part, type Pattern } from './pattern'

function numbering() {
  const numbers = new Map<string, number>()
  const numberOf = (text: string): number => {
    const known = numbers.get(text)
    if (known === undefined) numbers.set(text, numbers.size)
    return known ?? numbers.size - 1
  }
  return { numbers, numberOf }
}

const words = numbering()
const parts = numbering()
const numberOf = { word: words.numberOf, part: parts.numberOf }

const PATTERNS: readonly Pattern[] = Object.entries(WHOLE_LEXICON).flatMap(([concept, patterns]) =>
  patterns.map((written) => parsePattern(concept, written, numberOf)),
)
const PARTS: readonly Part[] = [
  ...new Map(PATTERNS.flatMap((pattern) => pattern.parts.map((part) => [part.number, part] as const))).values(),
]

/** A list for each known word, of all that names it. */
function byWord<Named>(
  all: readonly Named[],
  wordsOf: (each: Named) => readonly number[],
): readonly (readonly Named[])[] {
  const lists: Named[][] = Array.from(words.numbers, () => [])
  for (const each of all) for (const word of wordsOf(each)) lists[word]!.push(each)
  return lists
}

/** The known words, each at its number. Those that end in `*` stand for every word that begins so. */
export const KNOWN_WORDS: readonly string[] = [...words.numbers.keys()]
export const WORD_NUMBERS: ReadonlyMap<string, number> = words.numbers
export const PARTS_COUNT = parts.numbers.size

/** The numbers of the parts of patterns that a known word may be, by its own. */
export const PARTS_WITH: readonly Uint32Array[] = byWord(PARTS, (part) => part.words).map((list) =>
  Uint32Array.from(list, ({ number }) => number),
)

/** In how many parts the words of a part stand: those of few are rarely heard. */
const commonness = ({ words }: Part) => words.reduce((sum, word) => sum + PARTS_WITH[word]!.length, 0)
const COMMONNESS = new Map(PARTS.map((part) => [part.number, commonness(part)]))

const rarestOf = ({ parts }: Pattern) =>
  parts.reduce((rarest, part) => (COMMONNESS.get(part.number)! < COMMONNESS.get(rarest.number)! ? part : rarest))

/** The patterns of which a part, by its number, is the one that is heard most rarely. */
export const PATTERNS_BY_RAREST: readonly (readonly Pattern[])[] = (() => {
  const lists: Pattern[][] = Array.from({ length: parts.numbers.size }, () => [])
  for (const pattern of PATTERNS) lists[rarestOf(pattern).number]!.push(pattern)
  return lists
})()

/** 1 for each part, by its number, that is the rarest of a pattern. */
export const IS_RAREST: Uint8Array = Uint8Array.from(PATTERNS_BY_RAREST, (list) => (list.length > 0 ? 1 : 0))
