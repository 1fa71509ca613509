import { wordSet } from '../../free-text/words'
import { asksForService } from './asks-for-service'
import { ASKED_FOR, EVENTS, TRAITS } from '../lexicon/kinds'
import { circumstanceAt, type Circumstance } from './circumstances'
import { possiblePatterns, spanAt, startsOf } from './find-pattern'
import { foldMessage, SENTENCE_END } from './fold-message'
import { heardWords, type HeardWords } from './heard-words'
import { isDenied } from './is-denied'
import type { Pattern, Span } from './pattern'
import { PAST_SUICIDE, suicideTold, type SuicideTold } from './past-suicide'
import { stretchesOf } from './stretches'

/** What a text says, what it only asks about, and all it names at all. */
export interface MessageReading {
  readonly said: ReadonlySet<string>
  readonly asked: ReadonlySet<string>
  /** Whether it only asks for a service, in few words. */
  readonly asksForService: boolean
  readonly named: ReadonlySet<string>
  /** The words of the sentence that first says a concept. */
  readonly sentenceOf: (concept: string) => string | undefined
}

interface Mention {
  readonly concept: string
  readonly span: Span
}

/** Every place where a pattern stands, as long as its concept is still wanted. */
function* mentionsOf(
  pattern: Pattern,
  words: readonly string[],
  heard: HeardWords,
  isWanted: (concept: string) => boolean,
): Generator<Mention> {
  for (const word of pattern.parts[0]!.words)
    for (const start of startsOf(pattern, word, heard)) {
      if (!isWanted(pattern.concept)) return
      const span = spanAt(words, pattern, heard, start)
      if (span) yield { concept: pattern.concept, span }
    }
}

/** Somebody who names one of these and a doctor in the same breath may have it now. */
const OF_THE_BODY_NOW = wordSet(
  'chest-pain cannot-breathe short-of-breath unresponsive blue-lips severe-bleeding heavy-vaginal-bleeding one-side-weak face-droop speech-trouble worst-headache suicide-said too-many-pills throat-swelling baby-moves-less',
)
const SUICIDE = new Set(['suicide-said', 'suicide-named'])

const isTraitOfAnother = (circumstance: Circumstance) => circumstance.isFamily() || circumstance.isOthersOrOutgrown()

function isOver(concept: string, circumstance: Circumstance): boolean {
  if (TRAITS.has(concept)) return isTraitOfAnother(circumstance)
  if (concept === 'suicide-named' && circumstance.isOffice()) return true
  if (EVENTS.has(concept) && circumstance.isHistory()) return true
  if ((EVENTS.has(concept) || ASKED_FOR.has(concept)) && circumstance.isErrand()) return true
  return circumstance.isFamily() || circumstance.isLongAgo()
}

const never = () => false

/** What a mention counts as. A past suicide is heard as such; one with danger now is never an office matter. */
function heardAs(concept: string, circumstance: Circumstance, toldOfSuicide: () => SuicideTold): string | undefined {
  const told = SUICIDE.has(concept) ? toldOfSuicide() : undefined
  if (told === 'again') return circumstance.isFamily() ? undefined : concept
  if (told === 'death' || (told === 'past' && circumstance.isFamily())) return undefined
  if (told === 'past') return PAST_SUICIDE
  return isOver(concept, told ? { ...circumstance, isLongAgo: never } : circumstance) ? undefined : concept
}

function sentenceAt(words: readonly string[], at: number): string {
  const end = words.indexOf(SENTENCE_END, at)
  return words.slice(words.lastIndexOf(SENTENCE_END, at) + 1, end < 0 ? words.length : end).join(' ')
}

/**
 * Reads a plain text (see `plainText`) for concepts; denied, past and family ones are named but not said.
 * @param only the concepts to be read for, where others do not matter
 */
export function readMessage(plain: string, only?: ReadonlySet<string>): MessageReading {
  const words = foldMessage(plain)
  const heard = heardWords(words)
  const stretches = stretchesOf(words)
  const said = new Set<string>()
  const places = new Map<string, number>()
  const asked = new Set<string>()
  const named = new Set<string>()
  const isService = asksForService(words)
  const isForService = (concept: string) => isService && !OF_THE_BODY_NOW.has(concept)
  const hear = ({ concept, span }: Mention) => {
    named.add(concept)
    if (isDenied(words, span)) return
    const circumstance = circumstanceAt(words, stretches, span)
    const told = heardAs(concept, circumstance, () => suicideTold(words, stretches, span))
    if (told === undefined) return
    if (!TRAITS.has(concept) && (circumstance.isGeneral() || isForService(concept))) asked.add(told)
    else {
      said.add(told)
      if (!places.has(told)) places.set(told, span.first)
    }
  }
  const isWanted = (concept: string) => !said.has(concept) && (only === undefined || only.has(concept))
  for (const pattern of possiblePatterns(heard))
    if (isWanted(pattern.concept)) for (const mention of mentionsOf(pattern, words, heard, isWanted)) hear(mention)
  const sentenceOf = (concept: string) => {
    const at = places.get(concept)
    return at === undefined ? undefined : sentenceAt(words, at)
  }
  return { said, asked, asksForService: isService, named, sentenceOf }
}
