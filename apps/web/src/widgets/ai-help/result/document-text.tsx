import { Fragment, createElement, type ReactNode } from 'react'
import { documentBlocks, textRuns, type DocumentBlock, type ListItem, type TextRun } from '../documents/document-blocks'
import './document-text.css'

/** Parts of a text that never move, so that none needs a name. */
const together = (parts: readonly ReactNode[]) => createElement(Fragment, null, ...parts)

const runNode = ({ text, isBlank }: TextRun): ReactNode =>
  isBlank ? createElement('mark', { className: 'document-text__blank' }, text) : text

const lineNode = (line: string) => together(textRuns(line).map(runNode))

const itemNode = ({ mark, text }: ListItem): ReactNode => createElement('li', { 'data-mark': mark }, lineNode(text))

const lineElement = (line: string): ReactNode =>
  createElement('span', { className: 'document-text__line' }, lineNode(line))

function blockNode(block: DocumentBlock): ReactNode {
  if (block.kind === 'title') return null
  if (block.kind === 'heading') return <p className="document-text__heading">{block.text}</p>
  if (block.kind === 'list') return <ul>{together(block.items.map(itemNode))}</ul>
  return <p>{together(block.lines.map(lineElement))}</p>
}

/**
 * A plain text with its lists and lines as they are meant. Nothing in it is read as markup. A first line that is its
 * name is left to the heading above it.
 */
export function DocumentText({ name = '', content }: { name?: string; content: string }) {
  return <div className="document-text">{together(documentBlocks(name, content).map(blockNode))}</div>
}
