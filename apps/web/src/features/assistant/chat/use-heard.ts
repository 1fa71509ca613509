import { useMemo } from 'react'
import { useCodeMessages } from '../../../platform/language'
import { noticeOfLevel } from '../safety/notice'
import { useNotice } from '../safety/use-notice'
import type { ChatState } from './chat-state'

/** What is heard of danger in the whole conversation, in the browser and by the server. */
export function useHeard({ questions, keptLevel, heard }: ChatState) {
  const words = useCodeMessages('safety')
  const raising = useMemo(
    () => (keptLevel ? [noticeOfLevel(keptLevel, words), ...heard] : heard),
    [keptLevel, heard, words],
  )
  return useNotice(questions, raising)
}
