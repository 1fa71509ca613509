import { ASKED_FOR, EVENTS, TRAITS, WHOLE_LEXICON } from '../lexicon/kinds'
import { circumstanceAt, type Circumstance } from './circumstances'
import { foldMessage } from './fold-message'
import { isDenied } from './is-denied'
import { knownWords, positionsIn, type WordPositions } from './known-words'
import { PAST_SUICIDE, suicideTold, type SuicideTold } from './past-suicide'
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

/** Whether each part of a pattern stands somewhere at all: most patterns fall here, before any place is looked at. */
const isPossible = ({ parts }: Pattern, { any }: WordPositions) =>
  parts.every((part, index) => index === 0 || part.some((known) => any(known).length > 0))

/** A short word that is a whole pattern must be written right; in others one slip of the finger is read over. */
const startsOf = ({ parts }: Pattern, word: string, positions: WordPositions) =>
  parts.length === 1 && word.length <= 5 && !word.endsWith('*') ? positions.isSure(word) : positions.any(word)

/** Every place where a pattern stands, as long as its concept is still wanted. */
function* mentionsOf(
  words: readonly string[],
  word: string,
  positions: WordPositions,
  isWanted: (concept: string) => boolean,
): Generator<Mention> {
  for (const pattern of BY_FIRST_WORD.get(word) ?? []) {
    if (!isWanted(pattern.concept) || !isPossible(pattern, positions)) continue
    for (const start of startsOf(pattern, word, positions)) {
      if (!isWanted(pattern.concept)) break
      const span = spanAt(words, pattern, positions.any, start)
      if (span) yield { concept: pattern.concept, span }
    }
  }
}

const SUICIDE = new Set(['suicide-said', 'suicide-named'])

function isOver(concept: string, circumstance: Circumstance): boolean {
  if (TRAITS.has(concept)) return circumstance.isFamily
  if (concept === 'suicide-named' && circumstance.isOffice) return true
  if (EVENTS.has(concept) && circumstance.isHistory) return true
  if (circumstance.isErrand && (EVENTS.has(concept) || ASKED_FOR.has(concept))) return true
  return circumstance.isFamily || circumstance.isLongAgo
}

/** What a mention counts as. A past suicide is heard as such; one with danger now is never an office matter. */
function heardAs(concept: string, circumstance: Circumstance, toldOfSuicide: () => SuicideTold): string | undefined {
  const told = SUICIDE.has(concept) ? toldOfSuicide() : undefined
  if (told === 'again') return circumstance.isFamily ? undefined : concept
  if (told === 'death' || (told === 'past' && circumstance.isFamily)) return undefined
  if (told === 'past') return PAST_SUICIDE
  return isOver(concept, told ? { ...circumstance, isLongAgo: false } : circumstance) ? undefined : concept
}

/** Reads a plain text (see `plainText`) for concepts; denied, past and family ones are named but not said. */
export function readMessage(plain: string): MessageReading {
  const words = foldMessage(plain)
  const positions = positionsIn(KNOWN, words)
  const said = new Set<string>()
  const asked = new Set<string>()
  const named = new Set<string>()
  const hear = ({ concept, span }: Mention) => {
    named.add(concept)
    if (isDenied(words, span)) return
    const circumstance = circumstanceAt(words, span)
    const heard = heardAs(concept, circumstance, () => suicideTold(words, span))
    if (heard === undefined) return
    if (circumstance.isGeneral && !TRAITS.has(concept)) asked.add(heard)
    else said.add(heard)
  }
  for (const word of positions.words)
    for (const mention of mentionsOf(words, word, positions, (concept) => !said.has(concept))) hear(mention)
  return { said, asked, named }
}
