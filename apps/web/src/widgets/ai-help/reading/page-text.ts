interface TextPiece {
  readonly str: string
  readonly hasEOL: boolean
}

const isPiece = (item: object): item is TextPiece => 'str' in item

/** The pieces of a page as lines. */
export const pageText = (items: readonly object[]): string =>
  items
    .filter(isPiece)
    .map(({ str, hasEOL }) => str + (hasEOL ? '\n' : ''))
    .join('')
    .trim()

/** Fewer letters than this on a page are a stamp on a scan, not its text. */
const FEWEST_LETTERS = 40

export const isScan = (text: string): boolean => (text.match(/\p{L}/gu)?.length ?? 0) < FEWEST_LETTERS

/** What people see of a letter that was read: no lines of spaces, no more than one empty line, no page breaks. */
export const tidyText = (text: string): string =>
  text
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ *\n */g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
