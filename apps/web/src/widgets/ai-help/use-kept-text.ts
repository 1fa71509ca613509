import { useState } from 'react'
import { recallDraft, saveDraft } from '../../platform/draft'

/** A text that a reload does not lose: kept for this tab until signing out. */
export function useKeptText(name: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState(() => {
    const kept = recallDraft(name)
    return typeof kept === 'string' ? kept : ''
  })
  const change = (next: string) => {
    setText(next)
    saveDraft(name, next)
  }
  return [text, change]
}
