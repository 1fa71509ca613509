import { isEmergency } from '@careway/domain/safety/assess-conversation'
import { assessMessage } from '@careway/domain/safety/assess-message'
import { Overload } from '../ports/overload'
import { Refusal } from './refusal'

/**
 * Takes a step that may be refused because too much is asked. A text that tells of an emergency is then not answered
 * either, but the refusal says whom to call.
 */
export async function refuseAloud<Result>(text: string, step: () => Promise<Result>): Promise<Result> {
  try {
    return await step()
  } catch (error) {
    if (!(error instanceof Overload) || !isEmergency(assessMessage(text))) throw error
    throw new Refusal('emergency_unanswered', [], error.retryAfterSeconds)
  }
}
