import { useMessages } from '../../platform/language'

const NEAR_THE_LIMIT = 100

/** Counts down near the end of a limited text, for eyes and ears. Says nothing before. */
export function CharactersLeft({ text, maximum }: { text: string; maximum: number }) {
  const t = useMessages('pathways')
  const left = maximum - text.length
  return (
    <output className="tiny num" hidden={left > NEAR_THE_LIMIT}>
      {left > NEAR_THE_LIMIT ? null : t('find.left', { count: left })}
    </output>
  )
}
