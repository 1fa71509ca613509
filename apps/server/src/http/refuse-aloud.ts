import { isEmergency } from '@careway/domain/safety/assess-conversation'
import { assessMessage } from '@careway/domain/safety/assess-message'
import { Overload } from '../ports/overload'
import { Refusal } from './refusal'

/** Refused for what came with a text: its key was used before, its conversation is gone. */
const LEAVES_UNANSWERED: ReadonlySet<string> = new Set(['idempotency_key_reused', 'not_found'])

const leavesUnanswered = (error: unknown): error is Overload | Refusal =>
  error instanceof Overload || (error instanceof Refusal && LEAVES_UNANSWERED.has(error.code))

/**
 * Takes a step that may be refused because too much is asked, or for what came with a text. A text that tells of an emergency is then not answered
 * either, but the refusal says whom to call.
 */
export async function refuseAloud<Result>(text: string, step: () => Promise<Result>): Promise<Result> {
  try {
    return await step()
  } catch (error) {
    if (!leavesUnanswered(error) || !isEmergency(assessMessage(text))) throw error
    throw new Refusal('emergency_unanswered', [], error.retryAfterSeconds)
  }
}
