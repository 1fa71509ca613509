import { isNearWord } from '../../free-text/is-near-word'
import { ORDINARY_WORDS } from '../lexicon/ordinary-words'
import type { Pattern, Positions } from './pattern'

const PREFIX_KEY = 3
const SHORTEST_TYPO = 5
const MANY = 32

const deletions = (word: string) => Array.from(word, (_letter, at) => word.slice(0, at) + word.slice(at + 1))

/** The words of all patterns, found by their beginning or by one slip of the finger. */
export interface KnownWords {
  /** Known words that a written one stands for; `typos` are uncertain. */
  readonly read: (written: string) => { readonly sure: readonly string[]; readonly typos: readonly string[] }
}

const put = (index: Map<string, string[]>, key: string, word: string) => {
  const there = index.get(key)
  if (there) there.push(word)
  else index.set(key, [word])
}

export function knownWords(patterns: readonly Pattern[]): KnownWords {
  const all = new Set(patterns.flatMap(({ parts }) => parts.flat()))
  const prefixes = new Map<string, string[]>()
  const near = new Map<string, string[]>()
  for (const word of all) {
    if (word.endsWith('*')) put(prefixes, word.slice(0, PREFIX_KEY), word)
    const stem = word.replace('*', '')
    if (stem.length >= (word === stem ? SHORTEST_TYPO : SHORTEST_TYPO + 1))
      for (const key of [stem, ...deletions(stem)]) put(near, key, word)
  }
  const isTypo = (written: string, pattern: string) => {
    const known = pattern.replace('*', '')
    return known.length === SHORTEST_TYPO ? isNearWord(`${written}x`, `${known}x`) : isNearWord(written, known)
  }
  const typosOf = (written: string) => {
    if (written.length < SHORTEST_TYPO - 1 || written.length > MANY || ORDINARY_WORDS.has(written)) return []
    const candidates = new Set([written, ...deletions(written)].flatMap((key) => near.get(key) ?? []))
    return [...candidates].filter((known) => written[0] === known[0] && isTypo(written, known))
  }
  return {
    read: (written) => {
      const exact = all.has(written) ? [written] : []
      const begun = (prefixes.get(written.slice(0, PREFIX_KEY)) ?? []).filter((known) =>
        written.startsWith(known.slice(0, -1)),
      )
      const sure = [...exact, ...begun]
      const single = written.length >= 4 && written.endsWith('s') ? written.slice(0, -1) : ''
      if (sure.length === 0 && all.has(single)) sure.push(single)
      return { sure, typos: sure.length > 0 ? [] : typosOf(written) }
    },
  }
}

const NOWHERE: readonly number[] = []

/** Where each known word stands in a text. */
export interface WordPositions {
  readonly words: Iterable<string>
  readonly any: Positions
  /** Without words that may only be slips of the finger. */
  readonly isSure: Positions
}

const putAt = (index: Map<string, number[]>, key: string, at: number) => {
  const there = index.get(key)
  if (there) there.push(at)
  else index.set(key, [at])
}

export function positionsIn(known: KnownWords, words: readonly string[]): WordPositions {
  const any = new Map<string, number[]>()
  const sure = new Map<string, number[]>()
  words.forEach((word, at) => {
    const read = known.read(word)
    for (const each of [...read.sure, ...read.typos]) putAt(any, each, at)
    for (const each of read.sure) putAt(sure, each, at)
  })
  return { words: any.keys(), any: (each) => any.get(each) ?? NOWHERE, isSure: (each) => sure.get(each) ?? NOWHERE }
}
