const listed = (values: readonly (readonly [number, string])[]): Readonly<Record<string, number>> =>
  Object.fromEntries(values.flatMap(([value, words]) => words.split(' ').map((word) => [word, value])))

const SMALL = listed([
  [1, 'one a an un uno una'],
  [2, 'two dos'],
  [3, 'three tres'],
  [4, 'four cuatro'],
  [5, 'five cinco'],
  [6, 'six seis'],
  [7, 'seven siete'],
  [8, 'eight ocho'],
  [9, 'nine nueve'],
  [10, 'ten diez'],
  [11, 'eleven once'],
  [12, 'twelve doce'],
  [13, 'thirteen trece'],
  [14, 'fourteen catorce'],
  [15, 'fifteen quince'],
  [16, 'sixteen dieciseis'],
  [17, 'seventeen diecisiete'],
  [18, 'eighteen dieciocho'],
  [19, 'nineteen diecinueve'],
  [20, 'twenty veinte'],
  [21, 'veintiuno veintiun'],
  [22, 'veintidos'],
  [23, 'veintitres'],
  [24, 'veinticuatro'],
  [25, 'veinticinco'],
  [26, 'veintiseis'],
  [27, 'veintisiete'],
  [28, 'veintiocho'],
  [29, 'veintinueve'],
  [30, 'thirty treinta'],
  [40, 'forty cuarenta'],
  [50, 'fifty cincuenta'],
  [60, 'sixty sesenta'],
  [70, 'seventy setenta'],
  [80, 'eighty ochenta'],
  [90, 'ninety noventa'],
  [100, 'cien ciento'],
  [200, 'doscientos'],
  [300, 'trescientos'],
  [400, 'cuatrocientos'],
  [500, 'quinientos'],
  [600, 'seiscientos'],
  [700, 'setecientos'],
  [800, 'ochocientos'],
  [900, 'novecientos'],
])
const HUNDRED = 'hundred'
const THOUSANDS: readonly string[] = ['thousand', 'grand', 'mil']

/** They begin a number, and else are words of another kind. */
const ONLY_FIRST: readonly string[] = ['a', 'an', 'un', 'una', 'once']

/** A word of a number, for a pattern; without accents. */
export const NUMBER_WORD = `(?:${[...Object.keys(SMALL), HUNDRED, ...THOUSANDS].filter((word) => !ONLY_FIRST.includes(word)).join('|')})`

const valueOf = (word: string): number | undefined => (/^\d+$/.test(word) ? Number(word) : SMALL[word])

/** "Twelve hundred", "two thousand and fifty", "mil doscientos": the number; undefined where a word is none. */
export function readNumberWords(text: string): number | undefined {
  let thousands = 0
  let rest = 0
  for (const word of text.split(/[\s-]+/).filter((each) => each !== 'and' && each !== 'y')) {
    const value = valueOf(word)
    if (THOUSANDS.includes(word)) [thousands, rest] = [thousands + (rest || 1) * 1000, 0]
    else if (word === HUNDRED) rest = (rest || 1) * 100
    else if (value === undefined) return undefined
    else rest += value
  }
  return thousands + rest
}
