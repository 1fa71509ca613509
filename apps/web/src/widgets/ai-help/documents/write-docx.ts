import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
  type IRunOptions,
} from 'docx'
import { inTheUnitedStates } from '@careway/i18n/formatters'
import { documentParts, textRuns, type DocumentBlock } from './document-blocks'
import type { FileDocument } from './file-document'

/** US Letter with margins of an inch, in twentieths of a point. */
const PAGE = {
  size: { width: 12_240, height: 15_840 },
  margin: { top: 1440, right: 1440, bottom: 1440, left: 1440 },
}
const LISTS = { bullet: '•', box: '☐' } as const
const AFTER = 160

const runs = (line: string, options: IRunOptions = {}): TextRun[] =>
  textRuns(line).map(
    ({ text, isBlank }) => new TextRun({ ...options, text, ...(isBlank && { highlight: 'yellow', bold: true }) }),
  )

type Side = Pick<FileDocument, 'language'> & { readonly isRightToLeft: boolean }

function paragraphs(block: DocumentBlock, { isRightToLeft }: Side): Paragraph[] {
  const bidirectional = isRightToLeft
  if (block.kind === 'title' || block.kind === 'heading')
    return [
      new Paragraph({
        bidirectional,
        heading: block.kind === 'title' ? HeadingLevel.TITLE : HeadingLevel.HEADING_2,
        children: runs(block.text, { rightToLeft: bidirectional }),
      }),
    ]
  if (block.kind === 'list')
    return block.items.map(
      ({ mark, text }) =>
        new Paragraph({
          bidirectional,
          numbering: { reference: mark, level: 0 },
          children: runs(text, { rightToLeft: bidirectional }),
        }),
    )
  const children = block.lines.flatMap((line, index) => [
    ...(index > 0 ? [new TextRun({ break: 1 })] : []),
    ...runs(line, { rightToLeft: bidirectional }),
  ])
  return [new Paragraph({ bidirectional, spacing: { after: AFTER }, children })]
}

const numbering = {
  config: Object.entries(LISTS).map(([reference, text]) => ({
    reference,
    levels: [
      {
        level: 0,
        format: LevelFormat.BULLET,
        text,
        alignment: AlignmentType.LEFT,
        style: { paragraph: { indent: { left: 500, hanging: 360 }, spacing: { after: 60 } } },
      },
    ],
  })),
}

/** "Page 1 of 3" with Word's own counters in place of the figures. */
function footer(pageText: FileDocument['pageText']): Footer {
  const counters: Readonly<Record<string, string>> = { '1': PageNumber.CURRENT, '2': PageNumber.TOTAL_PAGES_IN_SECTION }
  const children = pageText(1, 2)
    .split(/([12])/)
    .filter((part) => part !== '')
    .map((part) => counters[part] ?? part)
  return new Footer({
    children: [new Paragraph({ alignment: AlignmentType.CENTER, children: [new TextRun({ size: 18, children })] })],
  })
}

/** A section without a foot of its own would take over the one before. */
const noFooter = () => new Footer({ children: [new Paragraph({})] })

const ink = '1A1A1A'
const bodyRun = { font: 'Arial', size: 22, color: ink }
const styles = (language: FileDocument['language']) => ({
  default: {
    document: { run: { ...bodyRun, language: { value: inTheUnitedStates(language) } } },
    title: { run: { ...bodyRun, size: 34, bold: true }, paragraph: { spacing: { after: 240 } } },
    heading2: {
      run: { ...bodyRun, size: 25, bold: true },
      paragraph: { spacing: { before: 280, after: 80 }, keepNext: true },
    },
  },
})

/**
 * The document for a word processor: real headings, lists and page numbers; blanks are marked. A note to oneself is a
 * section by itself, whose page is not counted.
 */
export async function writeDocx({ name, content, language, pageText }: FileDocument): Promise<Uint8Array> {
  const side = { language, isRightToLeft: language === 'ar' }
  const { sent, note } = documentParts(name, content)
  const section = (blocks: readonly DocumentBlock[], foot: Footer) => ({
    properties: { page: PAGE },
    footers: { default: foot },
    children: blocks.flatMap((block) => paragraphs(block, side)),
  })
  const document = new Document({
    title: name,
    creator: '',
    lastModifiedBy: '',
    description: '',
    styles: styles(language),
    numbering,
    sections: [section(sent, footer(pageText)), ...(note.length > 0 ? [section(note, noFooter())] : [])],
  })
  return new Uint8Array(await Packer.toArrayBuffer(document))
}
