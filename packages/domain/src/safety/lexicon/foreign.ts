import { plainText } from '../reading/fold-message'
import { withoutUnseen } from '../reading/unveil'
import { ARABIC } from './ar'
import type { ForeignLanguage } from './foreign-language'
import { ARABIC_SAYINGS } from './foreign-sayings/ar'
import { FRENCH_SAYINGS } from './foreign-sayings/fr'
import { HINDI_SAYINGS } from './foreign-sayings/hi'
import { JAPANESE_SAYINGS } from './foreign-sayings/ja'
import { KOREAN_SAYINGS } from './foreign-sayings/ko'
import { PORTUGUESE_SAYINGS } from './foreign-sayings/pt'
import { RUSSIAN_SAYINGS } from './foreign-sayings/ru'
import { TAGALOG_SAYINGS } from './foreign-sayings/tl'
import { VIETNAMESE_SAYINGS } from './foreign-sayings/vi'
import { CHINESE_SAYINGS } from './foreign-sayings/zh'
import { FRENCH } from './fr'
import { HINDI } from './hi'
import { JAPANESE } from './ja'
import { KOREAN } from './ko'
import type { Lexicon } from './lexicon'
import { mergeLexicons } from './merge-lexicons'
import { PORTUGUESE } from './pt'
import { RUSSIAN } from './ru'
import { TAGALOG } from './tl'
import { VIETNAMESE } from './vi'
import { CHINESE } from './zh'

export const FOREIGN_LANGUAGES = {
  zh: CHINESE,
  ar: ARABIC,
  hi: HINDI,
  fr: FRENCH,
  ko: KOREAN,
  vi: VIETNAMESE,
  ru: RUSSIAN,
  pt: PORTUGUESE,
  tl: TAGALOG,
  ja: JAPANESE,
} as const satisfies Readonly<Record<string, ForeignLanguage>>

const SAYINGS: Readonly<Record<keyof typeof FOREIGN_LANGUAGES, Lexicon>> = {
  zh: CHINESE_SAYINGS,
  ar: ARABIC_SAYINGS,
  hi: HINDI_SAYINGS,
  fr: FRENCH_SAYINGS,
  ko: KOREAN_SAYINGS,
  vi: VIETNAMESE_SAYINGS,
  ru: RUSSIAN_SAYINGS,
  pt: PORTUGUESE_SAYINGS,
  tl: TAGALOG_SAYINGS,
  ja: JAPANESE_SAYINGS,
}

const latin = (text: string) =>
  ` ${plainText(text.replaceAll(/['’‘`´ʼ]/g, ' '))
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()} `
const other = (text: string) =>
  withoutUnseen(text)
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\u064B-\u0652\u0640]/g, '')
    .replaceAll(/[أإآ]/g, 'ا')
    .replaceAll('ё', 'е')
    .replaceAll(/[\s\p{P}]+/gu, '')

const prepare = (isLatin: boolean, phrase: string) => (isLatin ? latin(phrase).replace(/\* $/, '') : other(phrase))

interface Ready {
  readonly concept: string
  readonly phrase: string
  readonly deniedBefore: readonly string[]
  readonly deniedAfter: readonly string[]
}

/** What a phrase is looked up by: the first letters of its first word, or the first two letters where words are not parted. */
const KEY_LETTERS = { latin: 3, other: 2 } as const
const byBeginning = { latin: new Map<string, Ready[]>(), other: new Map<string, Ready[]>() }

const notLatin = Object.values<ForeignLanguage>(FOREIGN_LANGUAGES).filter(({ isLatin }) => !isLatin)

/** Languages that share letters deny each other's phrases: Chinese and Japanese write chest pain alike. */
const DENIALS_APART = {
  before: notLatin.flatMap(({ deniedBefore }) => deniedBefore.map((each) => other(each))),
  after: notLatin.flatMap(({ deniedAfter }) => deniedAfter.map((each) => other(each))),
}

function learn(language: ForeignLanguage, lexicon: Lexicon): void {
  const script = language.isLatin ? 'latin' : 'other'
  const deniedBefore = language.isLatin
    ? language.deniedBefore.map((each) => latin(each).trimEnd())
    : DENIALS_APART.before
  const deniedAfter = language.isLatin ? [] : DENIALS_APART.after
  for (const [concept, written] of Object.entries(lexicon).flatMap(([concept, list]) =>
    list.map((each) => [concept, each] as const),
  )) {
    const phrase = prepare(language.isLatin, written)
    const key = phrase.slice(0, KEY_LETTERS[script])
    const there = byBeginning[script].get(key) ?? []
    byBeginning[script].set(key, [...there, { concept, phrase, deniedBefore, deniedAfter }])
  }
}

for (const [code, language] of Object.entries<ForeignLanguage>(FOREIGN_LANGUAGES))
  learn(language, mergeLexicons([language.phrases, SAYINGS[code as keyof typeof SAYINGS]]))

const isDenied = (text: string, at: number, { phrase, deniedBefore, deniedAfter }: Ready) =>
  deniedBefore.some((each) => text.endsWith(each, at)) ||
  deniedAfter.some((each) => text.startsWith(each, at + phrase.length))

function hear(text: string, script: 'latin' | 'other', said: Set<string>): void {
  for (let at = 0; at < text.length; at += 1) {
    if (script === 'latin' && text[at] !== ' ') continue
    for (const ready of byBeginning[script].get(text.slice(at, at + KEY_LETTERS[script])) ?? [])
      if (!said.has(ready.concept) && text.startsWith(ready.phrase, at) && !isDenied(text, at, ready))
        said.add(ready.concept)
  }
}

/** Concepts said in one of the ten languages beside English and Spanish. */
export function findForeignConcepts(text: string): readonly string[] {
  const said = new Set<string>()
  hear(latin(text), 'latin', said)
  if (/[^\p{ASCII}]/u.test(text)) hear(other(text), 'other', said)
  return [...said]
}
