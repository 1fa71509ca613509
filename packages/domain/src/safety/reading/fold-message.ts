import { unveil, withoutUnseen } from './unveil'

/** Ends a sentence, and a part of one, among folded words. */
export const SENTENCE_END = '|'
export const COMMA = ','

const COULD_NOT = /\bcould ?n[o']?t\b/g
const CANNOT = /\b(?:can ?not|unable to|not able to|cant be|can no longer)\b/g
const DENIED_VERB = /\b(?:will|do|does|is|has|have) not\b/g
const shortened = (denied: string) => (denied === 'will not' ? 'wont' : `${denied.slice(0, -' not'.length)}nt`)

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
  return marked
    .replaceAll(CANNOT, 'cant')
    .replaceAll(COULD_NOT, 'couldnt')
    .replaceAll(DENIED_VERB, shortened)
    .split(' ')
    .filter((word) => word !== '')
}
