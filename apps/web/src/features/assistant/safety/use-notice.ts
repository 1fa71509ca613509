import { useEffect, useMemo, useState } from 'react'
import type { SafetyNotice } from '@careway/contracts/assistant/assistant-answer'
import { safetyFactsOf } from '@careway/contracts/profile/safety-facts'
import type { SafetyFacts } from '@careway/domain/safety/safety-assessment'
import { useCodeMessages } from '../../../platform/language'
import { useProfile } from '../../../platform/profile'
import { loadGate, useGate, type Gate } from './gate'
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

/** Hears a conversation further as it grows. */
function listener() {
  let before: ReturnType<Gate> | undefined
  return (gate: Gate, messages: readonly string[], facts: SafetyFacts) => (before = gate(messages, facts, before))
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
  const [listen] = useState(listener)
  const conversation = useMemo(
    () => (gate && messages.length > 0 ? listen(gate, messages, facts) : undefined),
    [listen, gate, messages, facts],
  )
  return useMemo(() => {
    if (!conversation) return undefined
    const { assessment } = conversation
    const own = noticeOf(assessment, words)
    return {
      notice: heard.map((each) => inWordsOf(each, words)).reduce<ShownNotice>(graverNotice, own),
      isMedical: assessment.isMedical,
      hasAskedAboutDanger: assessment.askedAbout.length > 0,
      emergencyCount: conversation.messages.filter((each) => isEmergencyNotice(each.assessment)).length,
    }
  }, [conversation, heard, words])
}
