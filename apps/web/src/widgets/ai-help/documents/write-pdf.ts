import { PDFDocument, StandardFonts, grayscale, rgb, type PDFFont, type PDFPage } from 'pdf-lib'
import { documentParts, type DocumentBlock } from './document-blocks'
import type { FileDocument } from './file-document'
import { layOut, type PlacedLine, type TextStyle } from './lay-out'
import { plainCharacters, undrawable } from './printable'
import type { Word } from './wrap-text'

/** US Letter with margins of an inch, in points. */
const WIDTH = 612
const HEIGHT = 792
const MARGIN = 72
const FOOT = 40
const SMALL = 9
const INK = grayscale(0.1)
const GRAY = grayscale(0.4)
const MARKER = rgb(1, 0.95, 0.68)

type Fonts = Readonly<Record<'plain' | 'bold', PDFFont>>

const fontOf = (fonts: Fonts, style: TextStyle, word: Word) => (style.isBold || word.isBlank ? fonts.bold : fonts.plain)

/** Words in one font are written as one piece, so that whoever searches or copies finds sentences. */
function joined(words: readonly Word[]): readonly Word[] {
  const runs: Word[] = []
  for (const word of words) {
    const last = runs.at(-1)
    if (last && last.isBlank === word.isBlank) runs[runs.length - 1] = { ...last, text: last.text + word.text }
    else runs.push(word)
  }
  return runs
}

function drawLine(page: PDFPage, { words, style, left, top }: PlacedLine, fonts: Fonts) {
  const y = HEIGHT - MARGIN - top
  let x = MARGIN + left
  for (const word of joined(words)) {
    const font = fontOf(fonts, style, word)
    const width = font.widthOfTextAtSize(word.text, style.size)
    if (word.isBlank)
      page.drawRectangle({ x: x - 1, y: y - 3, width: width + 2, height: style.size + 3, color: MARKER })
    page.drawText(word.text, { x, y, size: style.size, font, color: INK })
    x += width
  }
}

function drawFoot(page: PDFPage, text: string, font: PDFFont) {
  const x = (WIDTH - font.widthOfTextAtSize(text, SMALL)) / 2
  page.drawText(text, { x, y: FOOT, size: SMALL, font, color: GRAY })
}

/** Begins on a page of its own. The foot of a page that is not sent has no number. */
function drawPages(
  pdf: PDFDocument,
  blocks: readonly DocumentBlock[],
  fonts: Fonts,
  foot: (index: number, total: number) => string | undefined,
) {
  const pages = layOut(blocks, {
    width: WIDTH - 2 * MARGIN,
    height: HEIGHT - 2 * MARGIN,
    measure: (style) => (word) => fontOf(fonts, style, word).widthOfTextAtSize(word.text, style.size),
  })
  for (const [index, lines] of pages.entries()) {
    const page = pdf.addPage([WIDTH, HEIGHT])
    for (const line of lines) drawLine(page, line, fonts)
    const text = foot(index + 1, pages.length)
    if (text !== undefined) drawFoot(page, plainCharacters(text), fonts.plain)
  }
}

/**
 * The document as a PDF on US Letter with numbered pages. Blanks stand out; a note to oneself comes last, by itself.
 * @throws where a character can't be drawn; ask `undrawable` first
 */
export async function writePdf({ name, content, language, pageText }: FileDocument): Promise<Uint8Array> {
  const missing = undrawable(content)
  if (missing.length > 0) throw new Error(`No letters in this font for ${missing.length} characters`)
  const pdf = await PDFDocument.create()
  const fonts = {
    plain: await pdf.embedFont(StandardFonts.Helvetica),
    bold: await pdf.embedFont(StandardFonts.HelveticaBold),
  }
  pdf.setTitle(name, { showInWindowTitleBar: true })
  pdf.setLanguage(language)
  const { sent, note } = documentParts(plainCharacters(name), plainCharacters(content))
  drawPages(pdf, sent, fonts, pageText)
  if (note.length > 0) drawPages(pdf, note, fonts, () => undefined)
  return pdf.save()
}
