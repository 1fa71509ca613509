import type { FastifyReply } from 'fastify'
import { isFlagged, PROBLEMS, type ProblemBody, type ProblemCode } from '@careway/contracts/kit/problem'
import type { Messages } from '@careway/i18n/create-messages'
import type { OfferedLocale } from '@careway/i18n/locales'
import { Overload } from '../ports/overload'
import { Refusal, refuseUntil } from '../calls/refusal'

const STATUS_CODES: Readonly<Record<number, ProblemCode>> = {
  400: 'malformed_json',
  404: 'not_found',
  405: 'method_not_allowed',
  408: 'busy',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
  503: 'busy',
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : undefined

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

/** PostgreSQL's classes for a lost connection, a full disk or memory, and a database that stops or starts. */
const SHORTAGE = /^(08|53|57P0)/
const SHORTAGE_RETRY_AFTER_SECONDS = 30

/** True where the database can't serve now, for no fault of the call: the operator has to know. */
const isShortage = (error: unknown): boolean =>
  error instanceof Error && [codeOf(error), codeOf(error.cause)].some((code) => SHORTAGE.test(String(code)))

/** The refusal an error stands for: its own, the web framework's by status, or `internal` for a fault of ours. */
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error
  if (error instanceof Overload)
    return refuseUntil(error.reason === 'busy' ? 'busy' : 'too_many_requests', error.retryAfterSeconds)
  if (isShortage(error)) return refuseUntil('busy', SHORTAGE_RETRY_AFTER_SECONDS)
  return new Refusal(STATUS_CODES[statusOf(error) ?? 500] ?? 'internal')
}

/** What failed on our side, to be logged: the error itself, or what a refusal was made of. */
export function faultBehind(error: unknown): unknown {
  if (error instanceof Refusal && error.cause !== undefined) return error.cause
  return asRefusal(error).code === 'internal' || isShortage(error) ? error : undefined
}

export function problemBody(refusal: Refusal, messages: Messages, locale: OfferedLocale): ProblemBody {
  const message = messages.translateCode(locale, 'problems', refusal.code)
  const body: ProblemBody = { message, code: refusal.code, ...(isFlagged(refusal.code) && { [refusal.code]: true }) }
  if (refusal.faults.length === 0) return body
  const fieldErrors = Object.fromEntries(
    refusal.faults.map((each) => [each.field, messages.translateCode(locale, 'validation', each.issue, each.params)]),
  )
  return { ...body, fieldErrors }
}

export function sendProblem(
  reply: FastifyReply,
  refusal: Refusal,
  messages: Messages,
  locale: OfferedLocale,
): FastifyReply {
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', String(refusal.retryAfterSeconds))
  return reply
    .code(PROBLEMS[refusal.code].status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(problemBody(refusal, messages, locale)))
}
