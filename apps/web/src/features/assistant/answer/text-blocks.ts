/** A stretch of plain text as a screen lays it out. */
export type TextBlock =
  | { readonly kind: 'paragraph'; readonly lines: readonly string[] }
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
  return blocks
}
