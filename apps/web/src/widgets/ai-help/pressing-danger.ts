import { useEffect, useRef } from 'react'
import type { SafetyNotice } from '@careway/contracts/assistant/assistant-answer'
import { useToast } from '../../ui/toast/use-toast'

/** Danger that can't wait until the rest of the answer is read. */
export const isPressing = (notice: SafetyNotice | null | undefined): boolean =>
  notice ? notice.isEmergency || notice.crisis !== null : false

/** Takes the reader to pressing danger, once with each answer; the next stop of the tab key is the call to make. */
export function useLeadTo(notice: SafetyNotice) {
  const { clear } = useToast()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isPressing(notice)) return
    clear()
    panel.current?.scrollIntoView({ block: 'start' })
    panel.current?.focus({ preventScroll: true })
  }, [notice, clear])
  return panel
}
