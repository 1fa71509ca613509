import { EVENTS, TRAITS } from '../lexicon/kinds'
import { PAST_SUICIDE } from '../reading/past-suicide'
import { ALL_LANGUAGES } from './all-languages'
import { deniedMentions, type Mention } from './denied-mentions'
import type { Places } from './find-choices'
import { foldForeign, SENTENCE_END } from './fold-foreign'
import type { Writing } from './foreign-language'
import { partsFrom, type ForeignPattern, type Stretch } from './foreign-pattern'
import { tongueOf, type Sign, type Tongue } from './tongue'

/** What a text says in the languages beside English and Spanish, and what it only asks about. */
export interface ForeignReading {
  readonly said: ReadonlySet<string>
  readonly asked: ReadonlySet<string>
}

const { zh, ja, ar, ko, ru, hi, hiLatin, fr, pt, tl, vi } = ALL_LANGUAGES
/** Chinese and Japanese share signs: each denies what may be the other's. */
const TONGUES: readonly Tongue[] = [[zh, ja], [ar], [ko], [ru], [hi], [hiLatin], [fr], [pt], [tl], [vi]].map(tongueOf)
const WRITINGS: readonly Writing[] = ['words', 'stems', 'letters']
const SUICIDE = new Set(['suicide-said', 'suicide-named'])

const stretchesOf = (places: Places, choices: readonly string[]): readonly Stretch[] =>
  choices.flatMap((choice) => (places.get(choice) ?? []).map((start) => ({ start, end: start + choice.length })))

function mentionOf(
  text: string,
  pattern: ForeignPattern,
  places: Places,
  first: Stretch,
  writing: Writing,
): Mention | undefined {
  const found = partsFrom(text, pattern, places, first, writing)
  if (!found) return undefined
  const parts = found.toSorted((a, b) => a.start - b.start)
  return { concept: pattern.concept, parts, start: parts[0]!.start, end: Math.max(...parts.map(({ end }) => end)) }
}

const mentionsFrom = (text: string, { byFirstChoice, writing }: Tongue, places: Places): readonly Mention[] =>
  [...places].flatMap(([choice, starts]) =>
    (byFirstChoice.get(choice) ?? []).flatMap((pattern) =>
      starts
        .map((start) => mentionOf(text, pattern, places, { start, end: start + choice.length }, writing))
        .filter((mention) => mention !== undefined),
    ),
  )

function sentenceOf(text: string, { start, end }: Stretch): Stretch {
  const next = text.indexOf(SENTENCE_END, end)
  return { start: text.lastIndexOf(SENTENCE_END, start), end: next < 0 ? text.length : next }
}

/** What a mention counts as, by what else its sentence holds. A trait is true whenever it is told. */
function heardAs(concept: string, has: (sign: Sign) => boolean): { said?: string; asked?: string } {
  if (TRAITS.has(concept) || has('now')) return { said: concept }
  if (has('past')) return SUICIDE.has(concept) ? { said: PAST_SUICIDE } : {}
  if (has('general')) return { asked: concept }
  return has('office') && EVENTS.has(concept) ? {} : { said: concept }
}

function readTongue(text: string, tongue: Tongue, said: Set<string>, asked: Set<string>): void {
  const places = tongue.find(text)
  if (places.size === 0) return
  const idioms = stretchesOf(places, tongue.signs.idioms)
  const isIdiom = ({ parts }: Mention) =>
    parts.some((part) => idioms.some(({ start, end }) => start <= part.start && part.end <= end))
  const mentions = mentionsFrom(text, tongue, places).filter((each) => !isIdiom(each))
  const denied = deniedMentions(text, mentions, tongue)
  for (const mention of mentions.filter((each) => !denied.has(each))) {
    const sentence = sentenceOf(text, mention)
    const has = (sign: Sign) =>
      tongue.signs[sign].some((choice) =>
        (places.get(choice) ?? []).some((at) => sentence.start <= at && at < sentence.end),
      )
    const heard = heardAs(mention.concept, has)
    if (heard.said) said.add(heard.said)
    if (heard.asked) asked.add(heard.asked)
  }
}

/** Reads a text in the ten languages beside English and Spanish. */
export function readForeign(text: string): ForeignReading {
  const said = new Set<string>()
  const asked = new Set<string>()
  const isAscii = !/[^\p{ASCII}]/u.test(text)
  for (const writing of WRITINGS) {
    if (isAscii && writing !== 'words') continue
    const folded = foldForeign(text, writing)
    for (const tongue of TONGUES) if (tongue.writing === writing) readTongue(folded, tongue, said, asked)
  }
  return { said, asked }
}
