import { useMemo } from 'react'
import { textBlocks, type TextBlock } from './text-blocks'
import './answer-text.css'

/** Blocks only ever grow at the end: their place is their name. */
const keyed = <Item,>(items: readonly Item[]) => items.map((item, place) => ({ item, key: String(place) }))

function Block({ block }: { block: TextBlock }) {
  if (block.kind === 'paragraph')
    return (
      <p className="answer-text__lines">
        {block.title ? <strong className="answer-text__title">{block.title}</strong> : null}
        {block.lines.join('\n')}
      </p>
    )
  const List = block.isNumbered ? 'ol' : 'ul'
  return (
    <List>
      {keyed(block.items).map(({ item, key }) => (
        <li key={key}>{item}</li>
      ))}
    </List>
  )
}

/** An answer in paragraphs and lists. Its words are never read as markup. */
export function AnswerText({ text }: { text: string }) {
  const blocks = useMemo(() => textBlocks(text), [text])
  return (
    <div className="answer-text">
      {keyed(blocks).map(({ item, key }) => (
        <Block key={key} block={item} />
      ))}
    </div>
  )
}
