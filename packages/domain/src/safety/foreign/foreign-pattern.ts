import { firstFrom } from '../reading/first-from'
import type { Places } from './find-choices'
import { foldForeign, SENTENCE_END } from './fold-foreign'
import type { Writing } from './foreign-language'
import { asItSounds } from './hi-latin/as-it-sounds'

/** Letters between the first part of a pattern and any other. */
const REACH: Readonly<Record<Writing, number>> = { words: 45, stems: 45, sounds: 45, letters: 18 }

const PLAIN = /^[a-z0-9]+(?: [a-z0-9]+)*[*=]?$/

/** A choice of plain words, or nothing where it has to be folded first. */
function plainChoice(written: string, writing: Writing): string | undefined {
  if (!PLAIN.test(written)) return undefined
  if (writing === 'words') return written.endsWith('*') ? ` ${written.slice(0, -1)}` : ` ${written} `
  if (writing === 'sounds') return asItSounds(written.endsWith('=') ? ` ${written.slice(0, -1)} ` : ` ${written}`)
  return undefined
}

/** A choice of a part as it is looked for in a folded text. */
export function foldChoice(written: string, writing: Writing): string {
  const plain = plainChoice(written, writing)
  if (plain !== undefined) return plain
  const folded = foldForeign(written, writing)
  const isOpenEnded =
    writing === 'stems' || writing === 'sounds' ? !written.endsWith('=') : writing === 'words' && written.endsWith('*')
  return isOpenEnded ? folded.trimEnd() : folded
}

export interface ForeignPattern {
  readonly concept: string
  readonly parts: readonly (readonly string[])[]
}

export const parseForeignPattern = (concept: string, written: string, writing: Writing): ForeignPattern => ({
  concept,
  parts: written.split(' ~ ').map((part) => part.split('|').map((choice) => foldChoice(choice, writing))),
})

/** A stretch of a text. */
export interface Stretch {
  readonly start: number
  readonly end: number
}

/** Where a choice stands that begins at a place: to the end of its last word, where words are parted. */
export function stretchAt(text: string, start: number, choice: string, writing: Writing): Stretch {
  const end = start + choice.length
  return { start, end: writing === 'letters' || text[end - 1] === ' ' ? end : text.indexOf(' ', end) }
}

const isOneSentence = (text: string, a: number, b: number) =>
  !text.slice(Math.min(a, b), Math.max(a, b)).includes(SENTENCE_END)

const NOWHERE: readonly number[] = []

function* within(starts: readonly number[], { start }: Stretch, reach: number): Generator<number> {
  for (let at = firstFrom(starts, start - reach); at < starts.length && starts[at]! <= start + reach; at += 1)
    yield starts[at]!
}

function nearest(text: string, choices: readonly string[], places: Places, from: Stretch, writing: Writing) {
  let best: Stretch | undefined
  for (const choice of choices)
    for (const start of within(places.get(choice) ?? NOWHERE, from, REACH[writing])) {
      const isBetter = !best || Math.abs(start - from.start) < Math.abs(best.start - from.start)
      const overlaps = start < from.end - 1 && from.start < start + choice.length - 1
      if (isBetter && !overlaps && isOneSentence(text, start, from.start))
        best = stretchAt(text, start, choice, writing)
    }
  return best
}

/** The parts of a pattern, begun at one place of its first, or nothing where one is missing. */
export function partsFrom(
  text: string,
  { parts }: ForeignPattern,
  places: Places,
  first: Stretch,
  writing: Writing,
): readonly Stretch[] | undefined {
  const found = [first]
  for (const part of parts.slice(1)) {
    const next = nearest(text, part, places, first, writing)
    if (!next) return undefined
    found.push(next)
  }
  return found
}
