import { useEffect, useRef } from 'react'
import type { ChatLine } from './chat-state'

const ABOVE_THE_QUESTION_PIXELS = 8
const OWN_MOVES = ['wheel', 'touchmove', 'keydown'] as const

/**
 * Brings the last question to the top of the area, and keeps it there while its answer grows beneath: an answer is read
 * from its beginning. Whoever scrolls is left alone until the next question. The area is a stop of the tab key once
 * there is something to scroll.
 */
export function useReadingPlace(lines: readonly ChatLine[]) {
  const area = useRef<HTMLDivElement>(null)
  const known = useRef({ count: 0, hasScrolled: false })
  useEffect(() => {
    const element = area.current
    const leaveAlone = () => {
      known.current.hasScrolled = true
    }
    for (const move of OWN_MOVES) element?.addEventListener(move, leaveAlone, { passive: true })
    return () => {
      for (const move of OWN_MOVES) element?.removeEventListener(move, leaveAlone)
    }
  }, [])
  useEffect(() => {
    const element = area.current
    if (!element) return
    if (lines.length !== known.current.count) known.current = { count: lines.length, hasScrolled: false }
    const question = [...element.querySelectorAll<HTMLElement>('.bubble--me')].at(-1)
    if (question && !known.current.hasScrolled)
      element.scrollTop = question.offsetTop - element.offsetTop - ABOVE_THE_QUESTION_PIXELS
  }, [lines])
  return { area, tabIndex: lines.length > 0 ? 0 : undefined }
}
