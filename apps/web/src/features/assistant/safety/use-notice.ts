import { useEffect, useMemo } from 'react'
import type { SafetyNotice } from '@careway/contracts/assistant/assistant-answer'
import { safetyFactsOf } from '@careway/contracts/profile/safety-facts'
import { useCodeMessages } from '../../../platform/language'
import { useProfile } from '../../../platform/profile'
import { loadGate, useGate } from './gate'
import { graverNotice, inWordsOf, isEmergencyNotice, noticeOf, type ShownNotice } from './notice'

export interface HeardNotice {
  readonly notice: ShownNotice
  /** Whether anything of body or mind was named: without it the level says nothing. */
  readonly isMedical: boolean
  /** Signs of danger were only asked about. */
  readonly hasAskedAboutDanger: boolean
  /** How many of the messages tell of an emergency by themselves. */
  readonly emergencyCount: number
}

/**
 * The gate, run in the browser over all that was said: it needs no network. What the server heard raises it, and
 * nothing lowers it. Undefined before anything was said, and until the gate is here.
 */
export function useNotice(
  messages: readonly string[],
  heard: readonly (SafetyNotice | ShownNotice)[],
): HeardNotice | undefined {
  const words = useCodeMessages('safety')
  const { data: profile } = useProfile(true)
  const facts = useMemo(() => safetyFactsOf(profile), [profile])
  const gate = useGate()
  useEffect(() => {
    if (!gate) void loadGate()
  })
  const assessment = useMemo(
    () => (messages.length === 0 ? undefined : gate?.(messages, facts)),
    [gate, messages, facts],
  )
  const emergencyCount = useMemo(
    () => messages.filter((message) => gate && isEmergencyNotice(gate([message], facts))).length,
    [gate, messages, facts],
  )
  return useMemo(() => {
    if (!assessment) return undefined
    const own = noticeOf(assessment, words)
    return {
      notice: heard.map((each) => inWordsOf(each, words)).reduce<ShownNotice>(graverNotice, own),
      isMedical: assessment.isMedical,
      hasAskedAboutDanger: assessment.askedAbout.length > 0,
      emergencyCount,
    }
  }, [assessment, heard, words, emergencyCount])
}
