import { textRuns } from './document-blocks'

export interface Word {
  readonly text: string
  readonly isBlank: boolean
}

/** The width of a text, in the unit of the line. */
export type MeasureWord = (word: Word) => number

/** Pieces of a word that is wider than the line, each as long as fits, and at least one character. */
function cutWord(word: Word, width: number, measure: MeasureWord): readonly Word[] {
  if (measure(word) <= width) return [word]
  const pieces: Word[] = []
  let piece = ''
  for (const character of word.text) {
    if (piece !== '' && measure({ ...word, text: piece + character }) > width) {
      pieces.push({ ...word, text: piece })
      piece = ''
    }
    piece += character
  }
  return [...pieces, { ...word, text: piece }]
}

/** The words of a line. A space belongs to the word before it, so that runs join as they were written. */
const wordsOf = (line: string): readonly Word[] =>
  textRuns(line).flatMap(({ text, isBlank }) =>
    (text.match(/\s*\S+\s*|\s+/g) ?? []).map((word) => ({ text: word, isBlank })),
  )

const trimmed = (word: Word): Word => ({ ...word, text: word.text.trimEnd() })

/** Breaks a line at spaces so that each is no wider than `width`; a longer word is cut. Nothing is lost but spaces. */
export function wrapText(line: string, width: number, measure: MeasureWord): readonly (readonly Word[])[] {
  const lines: Word[][] = []
  let current: Word[] = []
  let used = 0
  const end = () => {
    if (current.length > 0) lines.push([...current.slice(0, -1), trimmed(current.at(-1)!)])
    current = []
    used = 0
  }
  for (const word of wordsOf(line)) {
    if (used > 0 && used + measure(trimmed(word)) > width) end()
    for (const piece of cutWord(word, width, (each) => measure(trimmed(each)))) {
      const needed = measure(trimmed(piece))
      if (used > 0 && used + needed > width) end()
      current.push(piece)
      used += measure(piece)
    }
  }
  end()
  return lines
}
