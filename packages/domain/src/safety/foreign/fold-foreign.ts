import { plainText } from '../reading/fold-message'
import { withoutUnseen, withWesternFigures } from '../reading/unveil'
import type { Writing } from './foreign-language'
import { asItSounds } from './hi-latin/as-it-sounds'
import { withOneSign } from './zh/one-sign'

/** Ends a sentence, and a part of one, in a folded text. */
export const SENTENCE_END = '|'
export const COMMA = ','
/** In Chinese, joins what is listed; in Japanese, any comma. Stays itself where words are not parted. */
export const LIST_COMMA = '、'

const ENDS = /[.!?;:。！？；：؟।…\n\r()（）]+/gu
const COMMAS = /[,，،]+/gu
const ALEF = /[أإآ]/g

const foldLetters = (text: string): string =>
  withWesternFigures(withoutUnseen(text))
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\u064B-\u0652\u0640\u093C]/g, '')
    .replaceAll(ALEF, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replaceAll('ё', 'е')
    .replaceAll('ँ', 'ं')

const marked = (text: string): string => text.replaceAll(ENDS, ` ${SENTENCE_END} `).replaceAll(COMMAS, ` ${COMMA} `)

const onlyWords = (text: string, others: RegExp): string => ` ${text.replaceAll(others, ' ').trim()} `

/** A text as patterns of one way of writing are compared with it. Decimal points stay within their number. */
export function foldForeign(text: string, writing: Writing): string {
  const whole = text.replaceAll(/(\d)[.,](\d)/g, '$1$2')
  if (writing === 'words' || writing === 'sounds') {
    const words = onlyWords(marked(plainText(whole.replaceAll(/['’‘`´ʼ]/g, ' '))), /[^a-z0-9|,]+/g)
    return writing === 'words' ? words : asItSounds(words)
  }
  const letters = marked(foldLetters(whole))
  return writing === 'stems'
    ? onlyWords(letters, /[^\p{L}\p{M}\p{N}|,]+/gu)
    : withOneSign(letters).replaceAll(/[^\p{L}\p{M}\p{N}|,、]+/gu, '')
}
