import { unveil, withoutUnseen } from './unveil'

/** Ends a sentence, and a part of one, among folded words. */
export const SENTENCE_END = '|'
export const COMMA = ','

const SHORTENED: readonly (readonly [RegExp, string])[] = [
  [/\b(can ?not|could ?n[o']?t|unable to|not able to|cant be|can no longer)\b/g, 'cant'],
  [/\bwill not\b/g, 'wont'],
  [/\bdo not\b/g, 'dont'],
  [/\bdoes not\b/g, 'doesnt'],
  [/\bis not\b/g, 'isnt'],
  [/\bhas not\b/g, 'hasnt'],
  [/\bhave not\b/g, 'havent'],
]

/** Small letters without accents, apostrophes or look-alike punctuation; digits and punctuation stay. */
export const plainText = (text: string): string =>
  unveil(
    withoutUnseen(text)
      .normalize('NFKD')
      .replaceAll(/\p{Mark}/gu, '')
      .toLowerCase()
      .replaceAll('đ', 'd')
      .replaceAll(/['’‘`´ʼ]/g, ''),
  ).replaceAll(/[\u2010-\u2012\u2212-]/g, ' ')

/** Words of a plain text, with `|` at each sentence end and `,` at each comma. */
export function foldMessage(plain: string): readonly string[] {
  const marked = plain
    .replaceAll(/(\d)[.,](\d)/g, '$1$2')
    .replaceAll(/[.;:!?¡¿()[\]\n\r…—–"“”]+/g, ` ${SENTENCE_END} `)
    .replaceAll(',', ` ${COMMA} `)
    .replaceAll(/[^a-z0-9|, ]+/g, ' ')
    .replaceAll(/ +/g, ' ')
  return SHORTENED.reduce((text, [long, short]) => text.replaceAll(long, short), marked)
    .split(' ')
    .filter((word) => word !== '')
}
