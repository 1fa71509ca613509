import { useRef, useState } from 'react'
import { forgetDraft, recallDraft, saveDraft } from '../../platform/draft'

const draftText = (name: string): string => {
  const draft = recallDraft(name)
  return typeof draft === 'string' ? draft : ''
}

const keep = (name: string, text: string) => (text === '' ? forgetDraft(name) : saveDraft(name, text))

/** What is being typed, kept in this tab until it is answered: a reload or a dead server costs nothing. */
export function useKeptText(name: string) {
  const [text, setText] = useState(() => draftText(name))
  const latest = useRef(text)
  const show = (next: string) => {
    latest.current = next
    setText(next)
  }
  return {
    text,
    change: (next: string) => {
      show(next)
      keep(name, next)
    },
    /** Empties the box; what was in it stays kept until `settle`. */
    lift: () => show(''),
    /** What was lifted has arrived: only what stands in the box now is kept. */
    settle: () => keep(name, latest.current),
    /** It is answered: what stands in the box is not kept any longer. */
    done: () => forgetDraft(name),
  }
}

export type KeptText = ReturnType<typeof useKeptText>
