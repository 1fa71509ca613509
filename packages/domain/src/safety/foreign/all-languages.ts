import { ARABIC } from './ar/ar'
import { FRENCH } from './fr/fr'
import { HINDI } from './hi/hi'
import { HINDI_IN_LATIN } from './hi-latin/hi-latin'
import { JAPANESE } from './ja/ja'
import { KOREAN } from './ko/ko'
import { PORTUGUESE } from './pt/pt'
import { RUSSIAN } from './ru/ru'
import { RUSSIAN_IN_LATIN } from './ru-latin/ru-latin'
import { TAGALOG } from './tl/tl'
import { VIETNAMESE } from './vi/vi'
import { CHINESE } from './zh/zh'

/** The languages beside English and Spanish; many write Hindi and Russian in Latin letters. */
export const ALL_LANGUAGES = {
  zh: CHINESE,
  ar: ARABIC,
  hi: HINDI,
  hiLatin: HINDI_IN_LATIN,
  fr: FRENCH,
  ko: KOREAN,
  vi: VIETNAMESE,
  ru: RUSSIAN,
  ruLatin: RUSSIAN_IN_LATIN,
  pt: PORTUGUESE,
  tl: TAGALOG,
  ja: JAPANESE,
} as const
