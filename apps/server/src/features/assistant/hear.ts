import { hearConversation, keepLevel } from '@careway/domain/safety/assess-conversation'
import type { SafetyAssessment, SafetyFacts } from '@careway/domain/safety/safety-assessment'
import { HEARD_AT_MOST } from '@careway/domain/safety/heard-at-most'

export interface Heard {
  /** Of the whole conversation: it never drops. */
  readonly safety: SafetyAssessment
  /** Of the new message alone. */
  readonly heardNow: SafetyAssessment
}

/** The newest messages that are read at once, in the order they were said. What was said longer ago is in the state that is kept. */
function readable(messages: readonly string[], letters: number): readonly string[] {
  let room = letters
  const last = messages.findLastIndex((message) => {
    room -= message.length
    return room < 0
  })
  return messages.slice(last + 1)
}

/**
 * The safety gate over the person's own words: the new message by itself, and beside those before it.
 * @param saidBefore the person's last messages
 * @param kept what the gate has heard in this conversation so far
 */
export function hear(
  message: string,
  saidBefore: readonly string[],
  kept: SafetyAssessment | undefined,
  facts: SafetyFacts,
): Heard {
  const earlier = readable(saidBefore, HEARD_AT_MOST - message.length)
  const { assessment, messages } = hearConversation([...earlier, message], facts)
  return { heardNow: messages.at(-1)!.assessment, safety: keepLevel(kept, assessment) }
}
