import { documentParts, textRuns, type DocumentBlock } from './document-blocks'
import type { FileDocument } from './file-document'

const element = (tag: string, ...children: (Node | string)[]) => {
  const made = document.createElement(tag)
  made.append(...children)
  return made
}

const runs = (line: string): (Node | string)[] =>
  textRuns(line).map(({ text, isBlank }) => (isBlank ? element('mark', text) : text))

function blockElement(block: DocumentBlock): HTMLElement {
  if (block.kind === 'title') return element('h1', block.text)
  if (block.kind === 'heading') return element('h2', block.text)
  if (block.kind === 'list')
    return element(
      'ul',
      ...block.items.map(({ mark, text }) => element('li', ...(mark === 'box' ? ['☐ '] : []), ...runs(text))),
    )
  return element('p', ...block.lines.flatMap((line, index) => [...(index > 0 ? [element('br')] : []), ...runs(line)]))
}

type Printed = Pick<FileDocument, 'name' | 'content' | 'language'>

/** Prints one document alone: for as long as the print lasts, it is all there is on the page. */
export function printDocument({ name, content, language }: Printed): void {
  const { sent, note } = documentParts(name, content)
  const own = element('section', ...note.map(blockElement))
  own.className = 'letter-print__note'
  const sheet = element('article', ...sent.map(blockElement), ...(note.length > 0 ? [own] : []))
  sheet.className = 'letter-print'
  sheet.lang = language
  sheet.dir = 'auto'
  // Not every phone says when a print has ended.
  document.querySelector('.letter-print')?.remove()
  document.body.append(sheet)
  window.addEventListener('afterprint', () => sheet.remove(), { once: true })
  window.print()
}
