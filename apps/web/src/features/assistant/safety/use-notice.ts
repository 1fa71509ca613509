import { useMemo } from 'react'
import type { SafetyNotice } from '@careway/contracts/assistant/assistant-answer'
import { safetyFactsOf } from '@careway/contracts/profile/safety-facts'
import { assessConversation } from '@careway/domain/safety/assess-conversation'
import { useCodeMessages } from '../../../platform/language'
import { useProfile } from '../../../platform/profile'
import { graverNotice, noticeOf, type ShownNotice } from './notice'

export interface HeardNotice {
  readonly notice: ShownNotice
  /** Whether anything of body or mind was named: without it the level says nothing. */
  readonly isMedical: boolean
  /** Signs of danger were only asked about. */
  readonly hasAskedAboutDanger: boolean
}

/**
 * The gate, run in the browser over all that was said: it needs no network. What the server heard raises it, and
 * nothing lowers it. Undefined before anything was said.
 */
export function useNotice(
  messages: readonly string[],
  heard: readonly (SafetyNotice | ShownNotice)[],
): HeardNotice | undefined {
  const words = useCodeMessages('safety')
  const { data: profile } = useProfile(true)
  const facts = useMemo(() => safetyFactsOf(profile), [profile])
  const assessment = useMemo(() => assessConversation(messages, facts), [messages, facts])
  return useMemo(() => {
    if (messages.length === 0) return undefined
    const own = noticeOf(assessment, words)
    return {
      notice: heard.reduce<ShownNotice>(graverNotice, own),
      isMedical: assessment.isMedical,
      hasAskedAboutDanger: assessment.askedAbout.length > 0,
    }
  }, [messages.length, assessment, heard, words])
}
