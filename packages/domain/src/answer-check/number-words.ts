const WORDS = (text: string, from: number, step = 1): readonly (readonly [string, number])[] =>
  text.split(' ').flatMap((words, index) => words.split('/').map((word) => [word, from + index * step] as const))

const VALUES: ReadonlyMap<string, number> = new Map([
  ...WORDS(
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    1,
  ),
  ...WORDS('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10),
  ...WORDS(
    'un/uno/una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve veinte veintiuno/veintiun/veintiuna veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve',
    1,
  ),
  ...WORDS('treinta cuarenta cincuenta sesenta setenta ochenta noventa', 30, 10),
  ...WORDS(
    'cien/ciento doscientos/doscientas trescientos/trescientas cuatrocientos/cuatrocientas quinientos/quinientas seiscientos/seiscientas setecientos/setecientas ochocientos/ochocientas novecientos/novecientas',
    100,
    100,
  ),
])

const MULTIPLIERS: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1_000],
  ['mil', 1_000],
  ['dozen', 12],
  ['docena', 12],
  ['docenas', 12],
  ['million', 1_000_000],
  ['millon', 1_000_000],
  ['millones', 1_000_000],
])

export const multiplierOf = (word: string | undefined): number => (word && MULTIPLIERS.get(word)) || 1

export const isNumberWord = (word: string): boolean => VALUES.has(word) || MULTIPLIERS.has(word)

export interface SpelledNumber {
  readonly value: number
  /** How many words it takes. */
  readonly length: number
}

const isLink = (words: readonly string[], at: number) =>
  (words[at] === 'and' || words[at] === 'y') && isNumberWord(words[at + 1] ?? '')

/** How many words of a number stand there from the first on. */
function lengthOf(words: readonly string[], from: number): number {
  let at = from
  while (at < words.length && (isNumberWord(words[at]!) || (at > from && isLink(words, at)))) at += 1
  return at - from
}

/** The number that begins at a word: `one hundred and twenty`, `treinta y cinco`. */
export function spelledNumber(words: readonly string[], from: number): SpelledNumber | undefined {
  const length = lengthOf(words, from)
  let total = 0
  let part = 0
  for (const word of words.slice(from, from + length)) {
    const multiplier = MULTIPLIERS.get(word)
    if (multiplier === undefined) part += VALUES.get(word) ?? 0
    else if (multiplier === 100) part = (part || 1) * multiplier
    else {
      total += (part || 1) * multiplier
      part = 0
    }
  }
  return length === 0 ? undefined : { value: total + part, length }
}
