import type { DocumentBlock } from './document-blocks'
import { wrapText, type MeasureWord, type Word } from './wrap-text'

export interface TextStyle {
  /** Points. */
  readonly size: number
  readonly isBold: boolean
  readonly lineHeight: number
  /** Points left empty above, save at the top of a page. */
  readonly above: number
}

export interface PlacedLine {
  readonly words: readonly Word[]
  readonly style: TextStyle
  /** Points from the margins to the start of the line and its base. */
  readonly left: number
  readonly top: number
}

export interface Sheet {
  readonly width: number
  readonly height: number
  readonly measure: (style: TextStyle) => MeasureWord
}

const BODY: TextStyle = { size: 11, isBold: false, lineHeight: 15, above: 9 }
const ITEM: TextStyle = { ...BODY, above: 3 }
const HEADING: TextStyle = { size: 12, isBold: true, lineHeight: 16, above: 14 }
const TITLE: TextStyle = { size: 16, isBold: true, lineHeight: 21, above: 0 }
const INDENT = 16

interface Part {
  readonly text: string
  readonly style: TextStyle
  readonly left: number
  readonly mark?: string
  /** True where the next part must begin on the same page. */
  readonly keepsNext?: boolean
}

function partsOf(block: DocumentBlock): readonly Part[] {
  if (block.kind === 'title') return [{ text: block.text, style: TITLE, left: 0, keepsNext: true }]
  if (block.kind === 'heading') return [{ text: block.text, style: HEADING, left: 0, keepsNext: true }]
  if (block.kind === 'paragraph')
    return block.lines.map((text, index) => ({ text, style: index === 0 ? BODY : { ...BODY, above: 0 }, left: 0 }))
  return block.items.map(({ mark, text }) => {
    const sign = mark === 'box' ? '[   ]' : '•'
    return { text, style: ITEM, left: mark === 'box' ? 2 * INDENT : INDENT, mark: sign }
  })
}

const markOf = ({ mark, style }: Part, top: number): readonly PlacedLine[] =>
  mark ? [{ words: [{ text: mark, isBlank: false }], style, left: 2, top }] : []

/** Puts the lines of a document on pages, from top to bottom. There is always one page. */
export function layOut(blocks: readonly DocumentBlock[], sheet: Sheet): readonly (readonly PlacedLine[])[] {
  const pages: PlacedLine[][] = [[]]
  let top = 0
  const place = (part: Part) => {
    const lines = wrapText(part.text, sheet.width - part.left, sheet.measure(part.style))
    const kept = part.keepsNext ? BODY.lineHeight * 2 : 0
    for (const [index, words] of lines.entries()) {
      const above = index === 0 && top > 0 ? part.style.above : 0
      if (top > 0 && top + above + part.style.lineHeight + kept > sheet.height) {
        pages.push([])
        top = part.style.lineHeight
      } else top += above + part.style.lineHeight
      const page = pages.at(-1)!
      if (index === 0) page.push(...markOf(part, top))
      page.push({ words, style: part.style, left: part.left, top })
    }
  }
  for (const part of blocks.flatMap(partsOf)) place(part)
  return pages
}
