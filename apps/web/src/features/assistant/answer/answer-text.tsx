import { useMemo } from 'react'
import type { InterfaceLanguage } from '@careway/domain/vocabulary/interface-language'
import { writtenIn } from '../../../platform/written-in'
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

interface AnswerTextProps {
  readonly text: string
  /** The one it was given in: the reader may have changed theirs since. */
  readonly language: InterfaceLanguage | undefined
}

/** An answer in paragraphs and lists. Its words are never read as markup. */
export function AnswerText({ text, language }: AnswerTextProps) {
  const blocks = useMemo(() => textBlocks(text), [text])
  return (
    <div className="answer-text" {...writtenIn(language)}>
      {keyed(blocks).map(({ item, key }) => (
        <Block key={key} block={item} />
      ))}
    </div>
  )
}
