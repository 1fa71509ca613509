const ZEROES = [0x0660, 0x06f0, 0x0966, 0x09e6, 0xff10]

/** The digits of other scripts as ours. */
const plainDigit = (char: string): string => {
  const code = char.codePointAt(0)!
  const zero = ZEROES.find((each) => code >= each && code <= each + 9)
  return zero === undefined ? char : String(code - zero)
}

/** For finding things: lower case, no accents, straight quotes and dashes, our digits, single spaces. Lines stay. */
export const foldAnswer = (text: string): string =>
  text
    .replaceAll(/\p{Nd}/gu, plainDigit)
    .normalize('NFD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/[‐‑‒–—−]/g, '-')
    .replaceAll(/[\u200b-\u200f\u2060\ufeff]/g, '')
    .replaceAll(/[*_~]{1,3}(?=\S)|(?<=\S)[*_~]{1,3}/g, '')
    .replaceAll(/[^\S\n]+/g, ' ')
