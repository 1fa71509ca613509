/** A stretch of plain text as a screen lays it out. */
export type TextBlock =
  | { readonly kind: 'paragraph'; readonly title?: string; readonly lines: readonly string[] }
  | { readonly kind: 'list'; readonly isNumbered: boolean; readonly items: readonly string[] }

const BULLET = /^\s*[-•*]\s+(?=\S)/
const NUMBER = /^\s*\d{1,2}[.)]\s+(?=\S)/

function lineBlock(line: string): TextBlock {
  if (BULLET.test(line)) return { kind: 'list', isNumbered: false, items: [line.replace(BULLET, '').trim()] }
  if (NUMBER.test(line)) return { kind: 'list', isNumbered: true, items: [line.replace(NUMBER, '').trim()] }
  return { kind: 'paragraph', lines: [line.trim()] }
}

function joined(before: TextBlock | undefined, next: TextBlock): TextBlock | undefined {
  if (before?.kind === 'paragraph' && next.kind === 'paragraph')
    return { kind: 'paragraph', lines: [...before.lines, ...next.lines] }
  if (before?.kind === 'list' && next.kind === 'list' && before.isNumbered === next.isNumbered)
    return { ...before, items: [...before.items, ...next.items] }
  return undefined
}

const TITLE_CHARACTERS = 80
const SENTENCE_END = /[.:;,!…]$/

/** A short first line that is no sentence names what the lines after it are about. */
function titled(block: TextBlock): TextBlock {
  if (block.kind === 'list') return block
  const [first = '', ...lines] = block.lines
  const isTitle = lines.length > 0 && first.length <= TITLE_CHARACTERS && !SENTENCE_END.test(first)
  return isTitle ? { kind: 'paragraph', title: first, lines } : block
}

/** Paragraphs and lists of a plain text. Whatever looks like markup stays the letters it is. */
export function textBlocks(text: string): readonly TextBlock[] {
  const blocks: TextBlock[] = []
  let isApart = true
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '') {
      isApart = true
      continue
    }
    const next = lineBlock(line)
    const before = blocks.at(-1)
    const whole = isApart && next.kind === 'paragraph' ? undefined : joined(before, next)
    if (whole) blocks[blocks.length - 1] = whole
    else blocks.push(next)
    isApart = false
  }
  return blocks.map(titled)
}
