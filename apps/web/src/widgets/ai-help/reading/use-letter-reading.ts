import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../../platform/language'
import { readLetter } from './read-letter'
import type { ReadProgress } from './read-progress'
import { faultOf, type ReadingFault } from './reading-fault'

export type ReadingState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'reading'; readonly progress: ReadProgress | undefined }
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly fault: ReadingFault }
  | { readonly kind: 'review'; readonly text: string }

/** Reads one file at a time. A new file, a stop or leaving the screen ends the one before. */
export function useLetterReading() {
  const { language } = useLanguage()
  const [state, setState] = useState<ReadingState>({ kind: 'idle' })
  const current = useRef<AbortController | undefined>(undefined)
  useEffect(() => () => current.current?.abort(), [])
  const read = async (file: Blob) => {
    current.current?.abort()
    const controller = new AbortController()
    current.current = controller
    const { signal } = controller
    const show = (next: ReadingState) => {
      if (!signal.aborted) setState(next)
    }
    show({ kind: 'reading', progress: undefined })
    try {
      const text = await readLetter(file, {
        language,
        signal,
        onProgress: (progress) => show({ kind: 'reading', progress }),
      })
      show({ kind: 'review', text })
    } catch (error) {
      show({ kind: 'failed', fault: faultOf(error) })
    }
  }
  const stop = () => {
    current.current?.abort()
    setState({ kind: 'stopped' })
  }
  return { state, read, stop, reset: () => setState({ kind: 'idle' }) }
}
