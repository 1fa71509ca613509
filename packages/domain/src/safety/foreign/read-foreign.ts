import { once } from '../../kernel/once'
import { EVENTS, TRAITS } from '../lexicon/kinds'
import { PAST_SUICIDE } from '../reading/past-suicide'
import { ALL_LANGUAGES } from './all-languages'
import { deniedMentions, type Mention } from './denied-mentions'
import type { Places } from './find-choices'
import { COMMA, foldForeign, LIST_COMMA, SENTENCE_END } from './fold-foreign'
import type { Writing } from './foreign-language'
import { partsFrom, stretchAt, type ForeignPattern, type Stretch } from './foreign-pattern'
import {
  hasEnglishOrSpanish,
  isShared,
  latinMarksOf,
  type LatinTongue,
  latinTonguesOf,
  latinWordsOf,
} from './latin-marks'
import { inOneSpelling } from './ru-latin/one-spelling'
import { isRussianInLatin } from './ru-latin/is-russian-in-latin'
import { inOrder, type StretchesInOrder } from './stretches-in-order'
import { scriptOf, type Script, type Sign, type Tongue } from './tongue'

/** What a text says in the languages beside English and Spanish, and what it only asks about. */
export interface ForeignReading {
  readonly said: ReadonlySet<string>
  readonly asked: ReadonlySet<string>
  /** Said in a language that a word of the text surely is of. What is said besides may be English or Spanish as well. */
  readonly surely: ReadonlySet<string>
  /** Named in Latin letters, but nowhere said: "pas d'overdose" must not be heard as English. */
  readonly over: ReadonlySet<string>
  /** Whether it has a word of English or Spanish. */
  readonly hasEnglishOrSpanish: boolean
  /** Whether letters or words of it are surely of one of these languages. */
  readonly isAbroad: boolean
}

const { zh, ja, ar, ko, ru, ruLatin, hi, hiLatin, fr, pt, tl, vi } = ALL_LANGUAGES

interface ScriptInUse {
  readonly isUsedIn: (text: string) => boolean
  readonly open: () => Script
  /** Which language each tongue is, where they share their letters with English and Spanish. */
  readonly latin?: readonly LatinTongue[]
}

/** Each is made ready when a text first needs it. Chinese and Japanese share signs: each denies what may be the other's. */
const SCRIPTS: readonly ScriptInUse[] = [
  {
    isUsedIn: () => true,
    open: once(() => scriptOf([[fr], [pt], [tl], [vi]])),
    latin: ['fr', 'pt', 'tl', 'vi'],
  },
  { isUsedIn: () => true, open: once(() => scriptOf([[hiLatin]])), latin: ['hiLatin'] },
  {
    isUsedIn: (text) => /[\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Devanagari}]/u.test(text),
    open: once(() => scriptOf([[ar], [ru], [hi]])),
  },
  {
    isUsedIn: (text) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text),
    open: once(() => scriptOf([[zh, ja], [ko]])),
  },
]
/** Used instead of those of the other languages in Latin letters. */
const RUSSIAN_IN_LATIN_LETTERS: ScriptInUse = { isUsedIn: () => true, open: once(() => scriptOf([[ruLatin]])) }

type IsLatin = (tongue: LatinTongue) => boolean

const SUICIDE = new Set(['suicide-said', 'suicide-named'])

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
        .map((start) => mentionOf(text, pattern, places, stretchAt(text, start, choice, writing), writing))
        .filter((mention) => mention !== undefined),
    ),
  )

const SENTENCE_ENDS = [SENTENCE_END]
const CLAUSE_ENDS = [SENTENCE_END, COMMA, LIST_COMMA]

function stretchAround(text: string, { start, end }: Stretch, ends: readonly string[]): Stretch {
  const next = ends.map((mark) => text.indexOf(mark, end)).filter((at) => at >= 0)
  return { start: Math.max(...ends.map((mark) => text.lastIndexOf(mark, start))), end: Math.min(text.length, ...next) }
}

/** What a mention counts as, by what else its sentence holds. A trait is true whenever it is told. */
function heardAs(concept: string, has: (sign: Sign) => boolean): { said?: string; asked?: string } {
  if (TRAITS.has(concept) || has('now')) return { said: concept }
  if (has('past')) return SUICIDE.has(concept) ? { said: PAST_SUICIDE } : {}
  if (has('general')) return { asked: concept }
  return has('office') && EVENTS.has(concept) ? {} : { said: concept }
}

type SignsFound = Readonly<Record<Sign, StretchesInOrder<Stretch>>>

function signsIn(text: string, { signs, writing }: Tongue, places: Places): SignsFound {
  const found: Record<Sign, Stretch[]> = { idioms: [], past: [], now: [], office: [], general: [] }
  for (const [choice, starts] of places)
    for (const sign of signs.get(choice) ?? [])
      for (const start of starts) found[sign].push(stretchAt(text, start, choice, writing))
  const { idioms, past, now, office, general } = found
  return {
    idioms: inOrder(idioms),
    past: inOrder(past),
    now: inOrder(now),
    office: inOrder(office),
    general: inOrder(general),
  }
}

/** A mention and what it counts as: nothing where it is denied, over or an idiom. */
interface Told extends Stretch {
  readonly concept: string
  readonly tongue: Tongue
  readonly said?: string
  readonly asked?: string
}

function toldIn(text: string, tongue: Tongue, places: Places): readonly Told[] {
  const signs = signsIn(text, tongue, places)
  const isIdiom = ({ parts }: Mention) =>
    parts.some((part) => signs.idioms.touching(part).some(({ start, end }) => start <= part.start && part.end <= end))
  const all = mentionsFrom(text, tongue, places)
  const mentions = all.filter((each) => !isIdiom(each))
  const denied = deniedMentions(text, mentions, tongue)
  const heard = mentions
    .filter((each) => !denied.has(each))
    .map((mention) => {
      const sentence = stretchAround(text, mention, SENTENCE_ENDS)
      const clause = tongue.denials.commasPart ? stretchAround(text, mention, CLAUSE_ENDS) : sentence
      const has = (sign: Sign) => {
        const within = sign === 'past' || sign === 'general' ? clause : sentence
        return signs[sign].hasStartIn(within)
      }
      return { ...mention, tongue, ...heardAs(mention.concept, has) }
    })
  return [...heard, ...all.filter((each) => isIdiom(each) || denied.has(each)).map((each) => ({ ...each, tongue }))]
}

/** Those that no other language with the same letters, whose words surround the very mention, does not count as said. */
function notOverruled(all: readonly Told[]): readonly Told[] {
  const unsaid = inOrder(all.filter(({ said }) => said === undefined))
  const isOverruled = (told: Told) =>
    unsaid.touching(told).some(({ tongue, concept }) => tongue !== told.tongue && concept === told.concept)
  return all.filter((each) => !isOverruled(each))
}

/** Named events that a language whose marks a text bears does not count as said, though another may that it does not bear. */
function withoutRetold(said: ReadonlySet<string>, told: readonly Told[], isBorne: (told: Told) => boolean) {
  const borne = told.filter((each) => EVENTS.has(each.concept) && isBorne(each))
  const surely = new Set(borne.map((each) => each.said))
  const retold = new Set(borne.map(({ concept }) => concept).filter((concept) => !surely.has(concept)))
  return new Set([...said].filter((concept) => !retold.has(concept)))
}

interface Heard {
  readonly told: readonly Told[]
  readonly borne: ReadonlySet<Tongue>
  readonly named: readonly string[]
}

/** What a text tells in the languages of one way of writing. Words shared with English are left to it where none is borne. */
function heardIn({ open, latin }: ScriptInUse, text: string, mayBe: IsLatin, hasMark: IsLatin): Heard {
  const { writing, tongues, find } = open()
  const folded = foldForeign(text, writing)
  const places = find(folded)
  const borne = new Set(latin ? tongues.filter((_tongue, at) => hasMark(latin[at]!)) : tongues)
  const told = tongues
    .filter((_tongue, at) => !latin || mayBe(latin[at]!))
    .flatMap((tongue) => toldIn(folded, tongue, places))
    .filter((each) => borne.has(each.tongue) || !isShared(folded.slice(each.start, each.end)))
  const isNamed = ({ concept }: Told) => writing === 'words' || (writing === 'sounds' && EVENTS.has(concept))
  return { told, borne, named: told.filter(isNamed).map(({ concept }) => concept) }
}

const conceptsOf = (concepts: readonly (string | undefined)[]): ReadonlySet<string> =>
  new Set(concepts.filter((each) => each !== undefined))

/** Reads a text in the ten languages beside English and Spanish. */
export function readForeign(text: string): ForeignReading {
  const words = latinWordsOf(text)
  const mayBe = latinTonguesOf(words)
  const hasMark = latinMarksOf(words)
  const isRussian = isRussianInLatin(text, hasEnglishOrSpanish(words))
  const used = SCRIPTS.filter(({ isUsedIn, latin }) => isUsedIn(text) && (!latin || (!isRussian && latin.some(mayBe))))
  const heard = [
    ...used.map((script) => heardIn(script, text, mayBe, hasMark)),
    ...(isRussian ? [heardIn(RUSSIAN_IN_LATIN_LETTERS, inOneSpelling(text), mayBe, hasMark)] : []),
  ]
  const told = heard.flatMap((each) => each.told)
  const isBorne = ({ tongue }: Told) => heard.some(({ borne }) => borne.has(tongue))
  const stands = heard.flatMap((each) => notOverruled(each.told))
  const truly = withoutRetold(conceptsOf(stands.map(({ said }) => said)), told, isBorne)
  return {
    said: truly,
    surely: conceptsOf(stands.filter(isBorne).map(({ said }) => said)),
    asked: conceptsOf(told.map(({ asked }) => asked)),
    hasEnglishOrSpanish: !isRussian && hasEnglishOrSpanish(words),
    isAbroad: heard.some(({ borne }) => borne.size > 0),
    over: new Set(heard.flatMap(({ named }) => named).filter((each) => !truly.has(each))),
  }
}
