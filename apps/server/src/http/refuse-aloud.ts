import { isEmergency } from '@careway/domain/safety/assess-conversation'
import { assessMessage } from '@careway/domain/safety/assess-message'
import { Overload } from '../ports/overload'
import { Refusal } from '../calls/refusal'

/** Refused for the form of the text, or for what came with it: a wrong field, a used key, a conversation that is gone. */
const LEAVES_UNANSWERED: ReadonlySet<string> = new Set(['validation_failed', 'idempotency_key_reused', 'not_found'])

const leavesUnanswered = (error: unknown): error is Overload | Refusal =>
  error instanceof Overload || (error instanceof Refusal && LEAVES_UNANSWERED.has(error.code))

function textIn(body: unknown, field: string): string {
  const value = typeof body === 'object' && body !== null && (body as Record<string, unknown>)[field]
  return typeof value === 'string' ? value : ''
}

/**
 * What a call is refused with that brought a text. One that tells of an emergency is not answered either, but the
 * refusal says whom to call, and still which fields are wrong.
 * @param body as it came, valid or not
 * @param heard the field of it that holds the text
 */
export function refusedAloud(error: unknown, body: unknown, heard: string): unknown {
  if (!leavesUnanswered(error) || !isEmergency(assessMessage(textIn(body, heard)))) return error
  const faults = error instanceof Refusal ? error.faults : []
  return new Refusal('emergency_unanswered', faults, error.retryAfterSeconds)
}
