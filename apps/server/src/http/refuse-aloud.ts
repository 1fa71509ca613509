import type { ProblemCode } from '@careway/contracts/kit/problem'
import { isEmergency } from '@careway/domain/safety/assess-conversation'
import { assessMessage } from '@careway/domain/safety/assess-message'
import { Overload } from '../ports/overload'
import { Refusal } from '../calls/refusal'

/** Refused for the form of the text, or for what it came with or needs: a wrong field, a used key, a missing profile. */
const LEAVES_UNANSWERED: ReadonlySet<ProblemCode> = new Set([
  'validation_failed',
  'idempotency_key_reused',
  'not_found',
  'profile_missing',
  'profile_incomplete',
  'unknown_zip_code',
])

const leavesUnanswered = (error: unknown): error is Overload | Refusal =>
  error instanceof Overload || (error instanceof Refusal && LEAVES_UNANSWERED.has(error.code))

const partOf = (whole: unknown, name: string): unknown =>
  typeof whole === 'object' && whole !== null ? (whole as Record<string, unknown>)[name] : undefined

function tellsOfEmergency(body: unknown, field: string): boolean {
  const value = field.split('.').reduce(partOf, body)
  return typeof value === 'string' && isEmergency(assessMessage(value))
}

/**
 * What a call is refused with that brought a text. One that tells of an emergency is not answered either, but the
 * refusal says whom to call, and still which fields are wrong.
 * @param body as it came, valid or not
 * @param heard the fields of it that hold the text
 */
export function refusedAloud(error: unknown, body: unknown, heard: readonly string[]): unknown {
  if (!leavesUnanswered(error) || !heard.some((field) => tellsOfEmergency(body, field))) return error
  const faults = error instanceof Refusal ? error.faults : []
  return new Refusal('emergency_unanswered', faults, error.retryAfterSeconds)
}
