import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { SPANISH_LETTER, SPANISH_NOTE, fileDocument, longLetter, wordsOf } from './document.fixture'
import { writeDocx } from './write-docx'

async function partsOf(...given: Parameters<typeof fileDocument>) {
  const files = unzipSync(await writeDocx(fileDocument(...given)))
  return (name: string) => strFromU8(files[name]!)
}

const unescaped = (xml: string) =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')

/** The text of each paragraph, a line break as one. */
const paragraphsOf = (xml: string) =>
  [...xml.matchAll(/<w:p>.*?<\/w:p>|<w:p .*?<\/w:p>/gs)].map(([paragraph]) =>
    [...paragraph.matchAll(/<w:br\/>|<w:t[^>]*>([^<]*)<\/w:t>/g)].map(([, text]) => unescaped(text ?? '\n')).join(''),
  )

const withoutMarks = (text: string) => wordsOf(text.replaceAll(/^[-☐] /gm, ''))

describe('writeDocx', () => {
  it('holds every word of a Spanish letter in order', async () => {
    const part = await partsOf(SPANISH_LETTER, { language: 'es' })
    expect(wordsOf(paragraphsOf(part('word/document.xml')).join('\n'))).toEqual(withoutMarks(SPANISH_LETTER))
    expect(part('word/styles.xml')).toContain('w:val="es-US"')
  })

  it('makes real headings, lists and lines, and marks the blanks', async () => {
    const part = await partsOf('Guide\n\nRosa Lane\n12 Elm St\n\nWhat to do\n- Call [ Phone ]\n☐ Pay stub', {
      name: 'Guide',
    })
    const xml = part('word/document.xml')
    expect(paragraphsOf(xml)).toEqual(['Guide', 'Rosa Lane\n12 Elm St', 'What to do', 'Call [ Phone ]', 'Pay stub'])
    expect(xml).toMatch(/<w:pStyle w:val="Title"\/>/)
    expect(xml).toMatch(/<w:pStyle w:val="Heading2"\/>/)
    expect(xml.match(/<w:numPr>/g)).toHaveLength(2)
    expect(xml).toMatch(/<w:highlight w:val="yellow"\/>.*?\[ Phone \]/s)
    expect(part('docProps/core.xml')).toContain('<dc:title>Guide</dc:title>')
  })

  it('puts a note to oneself in a section of its own, without a number', async () => {
    const part = await partsOf(SPANISH_LETTER + SPANISH_NOTE, { language: 'es' })
    const sections = part('word/document.xml').split('</w:sectPr>')
    expect(sections).toHaveLength(3)
    expect(sections[0]).not.toContain('BORRADOR')
    expect(sections[1]).toContain('BORRADOR')
    expect(part('word/footer1.xml')).toContain('SECTIONPAGES')
    expect(part('word/footer2.xml')).not.toContain('PAGE')
  })

  it('names nobody as its maker, and counts its pages', async () => {
    const part = await partsOf('Text', { pageText: (page, total) => `Página ${page} de ${total}` })
    expect(part('docProps/core.xml')).not.toMatch(/Un-named/)
    expect(part('word/footer1.xml')).toMatch(/Página .*PAGE.* de .*SECTIONPAGES/s)
  })

  it('loses nothing of a long letter, and takes markup as text', async () => {
    const content = `${longLetter(40)}\n\n<script>alert(1)</script> & "x" 王小明`
    const part = await partsOf(content)
    expect(paragraphsOf(part('word/document.xml'))).toEqual(content.split('\n\n'))
  })

  it('runs from right to left where the language does', async () => {
    const part = await partsOf('مرحبا', { language: 'ar' })
    expect(part('word/document.xml')).toMatch(/<w:bidi\/>.*<w:rtl\/>/s)
  })
})
