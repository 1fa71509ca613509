import { useMemo } from 'react'
import { HEARD_AT_MOST } from '@careway/domain/safety/heard-at-most'
import { useCodeMessages } from '../../../platform/language'
import { noticeOfLevel } from '../safety/notice'
import { useNotice } from '../safety/use-notice'
import type { ChatState } from './chat-state'

/**
 * What is heard of danger in the whole conversation, in the browser and by the server.
 * @param unsent words that could not be sent
 */
export function useHeard({ questions, keptLevel, heard }: ChatState, unsent: string) {
  const words = useCodeMessages('safety')
  const raising = useMemo(
    () => (keptLevel ? [noticeOfLevel(keptLevel, words), ...heard] : heard),
    [keptLevel, heard, words],
  )
  const said = useMemo(
    () => (unsent === '' ? questions : [...questions, unsent.slice(0, HEARD_AT_MOST)]),
    [questions, unsent],
  )
  return useNotice(said, raising)
}
