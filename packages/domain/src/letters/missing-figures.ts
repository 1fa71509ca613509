const SPACED = '[.,\\s\\u00a0\\u202f]'
const GROUPED = new RegExp(`(?<=(?<!\\d)\\d{1,3}(?:${SPACED}\\d{3})*)${SPACED}(?=\\d{3}(?!\\d))`, 'gu')
const ZERO_CENTS = /(?<=\d)[.,]00(?!\d)/gu

/** The zeros of Arabic-Indic, Persian, Devanagari and full-width figures. */
const ZEROS = [0x660, 0x6f0, 0x966, 0xff10] as const

function inOurFigure(figure: string): string {
  const code = figure.codePointAt(0)!
  const zero = ZEROS.find((each) => code >= each && code <= each + 9)
  return zero === undefined ? figure : String(code - zero)
}

const figuresOf = (text: string): readonly string[] =>
  text
    .replaceAll(/\p{Nd}/gu, inOurFigure)
    .replaceAll(ZERO_CENTS, '')
    .replaceAll(GROUPED, '')
    .match(/\d+/g) ?? []

function countsOf(figures: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const figure of figures) counts.set(figure, (counts.get(figure) ?? 0) + 1)
  return counts
}

/**
 * Numbers of a letter that its translation lost or changed, however either groups them: those that stand in it less often.
 * Empty where all are there.
 */
export function missingFigures(original: string, translated: string): readonly string[] {
  const kept = countsOf(figuresOf(translated))
  return [...countsOf(figuresOf(original))]
    .filter(([figure, count]) => (kept.get(figure) ?? 0) < count)
    .map(([figure]) => figure)
}
