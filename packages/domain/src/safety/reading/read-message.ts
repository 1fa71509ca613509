import { EVENTS, TRAITS, WHOLE_LEXICON } from '../lexicon/kinds'
import { circumstanceAt, type Circumstance } from './circumstances'
import { foldMessage } from './fold-message'
import { isDenied } from './is-denied'
import { knownWords, positionsIn, type WordPositions } from './known-words'
import { parsePattern, spanAt, type Pattern, type Span } from './pattern'

const PATTERNS: readonly Pattern[] = Object.entries(WHOLE_LEXICON).flatMap(([concept, patterns]) =>
  patterns.map((written) => parsePattern(concept, written)),
)
const KNOWN = knownWords(PATTERNS)
const BY_FIRST_WORD = new Map<string, Pattern[]>()
for (const pattern of PATTERNS)
  for (const word of pattern.parts[0]!) {
    const there = BY_FIRST_WORD.get(word)
    if (there) there.push(pattern)
    else BY_FIRST_WORD.set(word, [pattern])
  }

/** What a text says, what it only asks about, and all it names at all. */
export interface MessageReading {
  readonly said: ReadonlySet<string>
  readonly asked: ReadonlySet<string>
  readonly named: ReadonlySet<string>
}

interface Mention {
  readonly concept: string
  readonly span: Span
}

function mentionsOf(words: readonly string[], patterns: readonly Pattern[], word: string, positions: WordPositions) {
  const mentions: Mention[] = []
  for (const pattern of patterns) {
    const isShort = pattern.parts.length === 1 && word.length <= 5 && !word.endsWith('*')
    for (const at of isShort ? positions.isSure(word) : positions.any(word)) {
      const span = spanAt(words, pattern, positions.any, at)
      if (span) mentions.push({ concept: pattern.concept, span })
    }
  }
  return mentions
}

function mentionsIn(words: readonly string[]): readonly Mention[] {
  const positions = positionsIn(KNOWN, words)
  return [...positions.words].flatMap((word) => mentionsOf(words, BY_FIRST_WORD.get(word) ?? [], word, positions))
}

function isOver(concept: string, circumstance: Circumstance): boolean {
  if (TRAITS.has(concept)) return circumstance.isFamily
  if (concept === 'suicide-named' && circumstance.isOffice) return true
  if (EVENTS.has(concept) && circumstance.isHistory) return true
  return circumstance.isFamily || circumstance.isLongAgo
}

/** Reads a plain text (see `plainText`) for concepts; denied, past and family ones are named but not said. */
export function readMessage(plain: string): MessageReading {
  const words = foldMessage(plain)
  const said = new Set<string>()
  const asked = new Set<string>()
  const named = new Set<string>()
  for (const { concept, span } of mentionsIn(words)) {
    named.add(concept)
    if (said.has(concept) || isDenied(words, span)) continue
    const circumstance = circumstanceAt(words, span)
    if (isOver(concept, circumstance)) continue
    if (circumstance.isGeneral && !TRAITS.has(concept)) asked.add(concept)
    else said.add(concept)
  }
  return { said, asked, named }
}
