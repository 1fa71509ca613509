import { withoutLookAlikes } from '../free-text/look-alikes'

/** Blocks of digits begin at a code that ends in 0 or 6. */
const plainDigit = (char: string): string => {
  const last = char.codePointAt(0)! & 15
  const first = char.codePointAt(0)! - last
  return String(/\p{Nd}/u.test(String.fromCodePoint(first)) ? last : last - 6)
}

/** Letters set apart: `c a l l`. */
const SPACED_LETTERS = /(?<![\p{L}\d'])\p{L}(?:([ .-])\p{L}(?:\1\p{L})+)(?![\p{L}\d'])/gu

/**
 * For finding things: lower case, no accents, straight quotes and dashes, our digits and letters, nothing unseen, single
 * spaces. Lines stay.
 */
export const foldAnswer = (text: string): string =>
  withoutLookAlikes(
    text
      .replaceAll(/[µμ](?=g)/gi, 'mc')
      .normalize('NFKD')
      .replaceAll(/[\p{Mark}\p{Cf}]/gu, '')
      .replaceAll(/\p{Nd}/gu, plainDigit)
      .toLowerCase()
      .replaceAll(/[’‘`´]/g, "'")
      .replaceAll(/[‐‑‒–—−]/g, '-')
      .replaceAll(/(?<=[a-z\d])[。｡](?=[a-z])/g, '.')
      .replaceAll(/[*_~]{1,3}(?=\S)|(?<=\S)[*_~]{1,3}/g, '')
      .replaceAll(/[^\S\n]+/g, ' '),
  ).replaceAll(SPACED_LETTERS, (letters) => letters.replaceAll(/[ .-]/g, ''))
