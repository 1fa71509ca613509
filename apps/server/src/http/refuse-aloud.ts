import type { ProblemCode } from '@careway/contracts/kit/problem'
import { isEmergency } from '@careway/domain/safety/assess-conversation'
import { assessMessage } from '@careway/domain/safety/assess-message'
import { Refusal } from '../calls/refusal'
import { asRefusal, faultBehind } from './problem-reply'

/** Refused for the form of the text, for what it came with or needs (a wrong field, a used key), or by no fault of its own. */
const LEAVES_UNANSWERED: ReadonlySet<ProblemCode> = new Set([
  'validation_failed',
  'idempotency_key_reused',
  'not_found',
  'profile_missing',
  'profile_incomplete',
  'unknown_zip_code',
  'too_many_requests',
  'busy',
  'internal',
])

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
  const { code, faults, retryAfterSeconds } = asRefusal(error)
  if (!LEAVES_UNANSWERED.has(code) || !heard.some((field) => tellsOfEmergency(body, field))) return error
  return new Refusal('emergency_unanswered', faults, retryAfterSeconds, faultBehind(error))
}
