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

/** The same, and the words that only begin a number. */
export const FIRST_NUMBER_WORD = `(?:${ONLY_FIRST.join('|')}|${NUMBER_WORD})`

const valueOf = (word: string): number | undefined => (/^\d+$/.test(word) ? Number(word) : SMALL[word])

/** "One hundred and two thousand" may be two numbers. */
const AND_BEFORE_THOUSANDS = new RegExp(`\\band\\b.*\\b(?:${THOUSANDS.join('|')})\\b`)

/** A number so far: what is said of the group of three figures, and below what the next part must be. */
interface SaidNumber {
  readonly thousands: number
  readonly group: number
  readonly below: number
  readonly join?: 'and' | 'y'
}

const isWhole = ({ group, join }: SaidNumber): boolean => group > 0 && join === undefined

function withThousands(said: SaidNumber, word: string): SaidNumber | undefined {
  const isBareMil = word === 'mil' && said.group === 0 && said.join === undefined
  if (said.thousands > 0 || said.group >= 1000 || !(isBareMil || isWhole(said))) return undefined
  return { thousands: (said.group || 1) * 1000, group: 0, below: 1000 }
}

function withHundred(said: SaidNumber): SaidNumber | undefined {
  const most = said.thousands > 0 ? 9 : 99
  return isWhole(said) && said.group <= most ? { ...said, group: said.group * 100, below: 100 } : undefined
}

/** "And" stands after hundreds or thousands; "y" between tens and one. */
function withJoin(said: SaidNumber, join: 'and' | 'y'): SaidNumber | undefined {
  const isBegun = said.thousands > 0 || said.group > 0
  const fits = join === 'y' ? said.below === 10 : said.below >= 100
  return isBegun && fits && said.join === undefined ? { ...said, join } : undefined
}

const nextBelow = (value: number): number => {
  if (value >= 100) return value % 100 === 0 ? 100 : 1
  return value >= 20 && value % 10 === 0 ? 10 : 1
}

function withValue({ join, ...said }: SaidNumber, value: number): SaidNumber | undefined {
  if (value === 0 || value >= Math.min(said.below, join ? 100 : 1000)) return undefined
  return { ...said, group: said.group + value, below: nextBelow(value) }
}

function withWord(said: SaidNumber, word: string): SaidNumber | undefined {
  if (word === 'and' || word === 'y') return withJoin(said, word)
  if (THOUSANDS.includes(word)) return withThousands(said, word)
  if (word === HUNDRED) return withHundred(said)
  const value = valueOf(word)
  return value === undefined ? undefined : withValue(said, value)
}

/**
 * "Twelve hundred", "two thousand and fifty", "mil doscientos": the number. Undefined where a word is none, or where the
 * parts do not go down as those of one number do: "one and two thousand", "two three hundred".
 */
export function readNumberWords(text: string): number | undefined {
  if (AND_BEFORE_THOUSANDS.test(text)) return undefined
  const start: SaidNumber = { thousands: 0, group: 0, below: 1000 }
  const said = text
    .split(/[\s-]+/)
    .reduce<SaidNumber | undefined>((sofar, word) => sofar && withWord(sofar, word), start)
  return said && said.join === undefined ? said.thousands + said.group : undefined
}
