import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { PDFDocument } from 'pdf-lib'
import { describe, expect, it } from 'vitest'
import { SPANISH_LETTER, SPANISH_NOTE, fileDocument, longLetter, wordsOf } from './document.fixture'
import { writePdf } from './write-pdf'

async function readPages(bytes: Uint8Array): Promise<readonly string[]> {
  const pdf = await getDocument({ data: bytes.slice(), verbosity: 0 }).promise
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
  }
  return pages
}

const withoutFoot = (page: string) => page.replace(/\n?Page \d+ of \d+\s*$/, '')
/** Marks of lists, which the PDF draws in its own way. */
const withoutMarks = (words: readonly string[]) => words.filter((word) => !['-', '•', '☐', '[', ']'].includes(word))

async function readWords(content: string) {
  const pages = await readPages(await writePdf(fileDocument(content)))
  return withoutMarks(wordsOf(pages.map(withoutFoot).join('\n')))
}

describe('writePdf', () => {
  it('holds every word of a Spanish letter in order, accents, quotes and blanks included', async () => {
    const expected = withoutMarks(wordsOf(SPANISH_LETTER.replaceAll('\u202F', ' ')))
    expect(await readWords(SPANISH_LETTER)).toEqual(expected)
  })

  it('is US Letter, with a title, a language and numbered pages', async () => {
    const bytes = await writePdf(fileDocument(SPANISH_LETTER, { name: 'Apelación', language: 'es' }))
    const pdf = await PDFDocument.load(bytes)
    expect(pdf.getTitle()).toBe('Apelación')
    expect(pdf.catalog.toString()).toContain('/Lang')
    expect(pdf.getPage(0).getSize()).toEqual({ width: 612, height: 792 })
    expect((await readPages(bytes))[0]).toMatch(/Page 1 of 1\s*$/)
  })

  it('spreads a long letter over pages and loses nothing', async () => {
    const content = longLetter(80)
    const pages = await readPages(await writePdf(fileDocument(content)))
    expect(pages.length).toBeGreaterThanOrEqual(10)
    expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`)
    expect(wordsOf(pages.map(withoutFoot).join('\n'))).toEqual(wordsOf(content))
  })

  it('cuts one word of 20,000 characters into lines', async () => {
    const content = 'abcdefghij'.repeat(2000)
    const pages = await readPages(await writePdf(fileDocument(content)))
    expect(pages.map(withoutFoot).join('').replaceAll(/\s/g, '')).toBe(content)
  })

  it('writes a script in a name as text, and makes an empty page of nothing', async () => {
    const content = 'Patient: <script>alert(1)</script> \\(x) %PDF endobj'
    expect((await readWords(content)).join(' ')).toBe(content)
    expect(await readPages(await writePdf(fileDocument('')))).toHaveLength(1)
  })

  it('puts a note to oneself on a last page of its own that is not counted', async () => {
    const [letter, note, ...rest] = await readPages(await writePdf(fileDocument(SPANISH_LETTER + SPANISH_NOTE)))
    expect(rest).toEqual([])
    expect(letter).toMatch(/Page 1 of 1\s*$/)
    expect(letter).not.toContain('BORRADOR')
    expect(letter).toContain('[ Número de miembro ]')
    expect(note).toMatch(/^Nota para usted/)
    expect(note).toContain('Número de reclamo')
    expect(note).not.toContain('Page')
  })

  it('refuses what it could not show', async () => {
    await expect(writePdf(fileDocument('Paciente: 王小明'))).rejects.toThrow(/3 characters/)
  })
})
