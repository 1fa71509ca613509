import { keepLevel } from '@careway/domain/safety/assess-conversation'
import { assessMessage } from '@careway/domain/safety/assess-message'
import type { SafetyAssessment, SafetyFacts } from '@careway/domain/safety/safety-assessment'
import { HEARD_AT_MOST } from '@careway/domain/safety/heard-at-most'

const BETWEEN = '.\n'

export interface Heard {
  /** Of the whole conversation: it never drops. */
  readonly safety: SafetyAssessment
  /** Of the new message alone. */
  readonly heardNow: SafetyAssessment
}

/** The newest messages that fit into one reading, in the order they were said. What was said longer ago is in the state that is kept. */
function readable(messages: readonly string[]): readonly string[] {
  let room = HEARD_AT_MOST
  const fits = messages.toReversed().findIndex((message) => {
    room -= message.length + BETWEEN.length
    return room < 0
  })
  return fits === -1 ? messages : messages.slice(messages.length - fits)
}

/**
 * The safety gate over the person's own words: the new message by itself, and together with those before it. What each
 * of those said by itself is in the state that is kept.
 * @param saidBefore the person's last messages
 * @param kept what the gate has heard in this conversation so far
 */
export function hear(
  message: string,
  saidBefore: readonly string[],
  kept: SafetyAssessment | undefined,
  facts: SafetyFacts,
): Heard {
  const heardNow = assessMessage(message, facts)
  const all = readable([...saidBefore, message])
  const safety = keepLevel(kept, heardNow)
  return { heardNow, safety: all.length > 1 ? keepLevel(safety, assessMessage(all.join(BETWEEN), facts)) : safety }
}
