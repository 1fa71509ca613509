import { NEW_PAGE } from '@careway/domain/letters/render-letter'

/** What a document is made of. Lines within a paragraph stay lines: an address is read as it is written. */
export type DocumentBlock =
  | { readonly kind: 'title'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly lines: readonly string[] }
  | { readonly kind: 'list'; readonly items: readonly ListItem[] }

export interface ListItem {
  readonly mark: 'bullet' | 'box'
  readonly text: string
}

const ITEM = /^(?:-|•|☐)\s+/

const isItem = (line: string) => ITEM.test(line)

const itemOf = (line: string): ListItem => ({
  mark: line.startsWith('☐') ? 'box' : 'bullet',
  text: line.replace(ITEM, ''),
})

/** Lines that follow each other and are of one kind, in order. */
function runsOf(lines: readonly string[]): readonly (readonly string[])[] {
  const runs: string[][] = []
  for (const line of lines) {
    const last = runs.at(-1)
    if (last && isItem(last[0]!) === isItem(line)) last.push(line)
    else runs.push([line])
  }
  return runs
}

/** One line above a list names it, unless it is a sentence that leads into the list. */
const isHeading = (run: readonly string[], index: number, runs: readonly unknown[]) =>
  index === 0 && runs.length > 1 && run.length === 1 && !/[.:]$/.test(run[0]!)

const NUMBERED = /^\d{1,2}\. .*[^.:]$/

/** Lines under a numbered one are about what it names. */
function paragraphOf(lines: readonly string[]): readonly DocumentBlock[] {
  const [first = '', ...rest] = lines
  if (rest.length === 0 || !NUMBERED.test(first)) return [{ kind: 'paragraph', lines }]
  return [
    { kind: 'heading', text: first },
    { kind: 'paragraph', lines: rest },
  ]
}

const blocksOf = (part: string): readonly DocumentBlock[] =>
  runsOf(part.split('\n').filter((line) => line.trim() !== '')).flatMap(
    (run, index, runs): readonly DocumentBlock[] => {
      if (isItem(run[0]!)) return [{ kind: 'list', items: run.map(itemOf) }]
      return isHeading(run, index, runs) ? [{ kind: 'heading', text: run[0]! }] : paragraphOf(run)
    },
  )

/** Reads the plain text of a document: parts between empty lines, lists by their marks. Nothing in it is markup. */
export function documentBlocks(name: string, content: string): readonly DocumentBlock[] {
  const parts = content.replaceAll(/\r\n?/g, '\n').split(/\n(?:[ \t]*\n)+/)
  const blocks = parts.flatMap(blocksOf)
  const [first, ...rest] = blocks
  const isNamed = first?.kind === 'paragraph' && first.lines.length === 1 && first.lines[0] === name
  return isNamed ? [{ kind: 'title', text: name }, ...rest] : blocks
}

export interface DocumentParts {
  /** What is sent. */
  readonly sent: readonly DocumentBlock[]
  /** What whoever sends it keeps: a page by itself. */
  readonly note: readonly DocumentBlock[]
}

/** The first words of a page by itself name it. */
const named = ([first, ...rest]: readonly DocumentBlock[]): readonly DocumentBlock[] =>
  first?.kind === 'paragraph' && first.lines.length === 1
    ? [{ kind: 'heading', text: first.lines[0]! }, ...rest]
    : [...(first ? [first] : []), ...rest]

/** A document and the note to oneself that stands behind it, if any. */
export function documentParts(name: string, content: string): DocumentParts {
  const [sent = '', ...note] = content.split(NEW_PAGE)
  return { sent: documentBlocks(name, sent), note: named(documentBlocks('', note.join('\n'))) }
}

/** How many blanks the note lists. */
export const blanksLeft = ({ note }: DocumentParts): number =>
  note.flatMap((block) => (block.kind === 'list' ? block.items : [])).length

const BLANK = /(\[ [^[\]\n]{1,200} \])/

export interface TextRun {
  readonly text: string
  /** A gap still to fill, such as `[ Member ID ]`. */
  readonly isBlank: boolean
}

/** A line cut where its blanks begin and end. */
export const textRuns = (line: string): readonly TextRun[] =>
  line
    .split(BLANK)
    .map((text, index) => ({ text, isBlank: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
