import type { Lexicon } from '../../lexicon/lexicon'

const HANGUL_BEGINS = 0xac00
const FINALS = 28
const DOUBLE_S = 20
const SINGLE_S = 19

/** "쓰러졌어요" typed "쓰러젓어요": the double s that ends a syllable typed as one. */
const withSingleS = (written: string): string =>
  [...written]
    .map((letter) => {
      const place = letter.codePointAt(0)! - HANGUL_BEGINS
      const isSyllable = /[가-힣]/.test(letter)
      return isSyllable && place % FINALS === DOUBLE_S
        ? String.fromCodePoint(HANGUL_BEGINS + place - DOUBLE_S + SINGLE_S)
        : letter
    })
    .join('')

const DIALECT: readonly (readonly [string, string])[] = [
  ['가슴', '가심'],
  ['못', '몬'],
  ['아파', '아퍼'],
  ['아프', '아푸'],
  ['아픈', '아푼'],
  ['없어', '읎어'],
  ['안돼', '안되'],
]

const spokenForms = (written: string): readonly string[] => [
  written,
  withSingleS(written),
  ...DIALECT.filter(([word]) => written.includes(word)).map(([word, spoken]) => written.replaceAll(word, spoken)),
]

const inEveryForm = (pattern: string): string =>
  pattern
    .split(' ~ ')
    .map((part) => [...new Set(part.split('|').flatMap(spokenForms))].join('|'))
    .join(' ~ ')

/** The patterns of a lexicon, each with what people type as they speak: in dialect, and with one s for two. */
export const asSpoken = (lexicon: Lexicon): Lexicon =>
  Object.fromEntries(Object.entries(lexicon).map(([concept, patterns]) => [concept, patterns.map(inEveryForm)]))
