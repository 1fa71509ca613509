/** The publisher answered with something else than what was asked for. */
export class UnexpectedAnswer extends Error {
  override readonly name = 'UnexpectedAnswer'
}

/** What Node and its HTTP client say when nobody was reached. */
const UNREACHED = new Set([
  'EAI_AGAIN',
  'ENOTFOUND',
  'ECONNREFUSED',
  'ENETUNREACH',
  'EHOSTUNREACH',
  'ENETDOWN',
  'ETIMEDOUT',
  'EACCES',
  'EPERM',
  'UND_ERR_CONNECT_TIMEOUT',
])

function codesOf(fault: unknown): string[] {
  if (!(fault instanceof Error)) return []
  const own = 'code' in fault && typeof fault.code === 'string' ? [fault.code] : []
  const parts = fault instanceof AggregateError ? fault.errors : []
  return [...own, ...[...parts, fault.cause].flatMap(codesOf)]
}

/** Tells "there is no network" apart from "the publisher's answer broke". */
export function describeFault(fault: unknown, host: string): { kind: 'offline' | 'failed'; reason: string } {
  if (fault instanceof UnexpectedAnswer) return { kind: 'failed', reason: fault.message }
  const codes = codesOf(fault)
  if (codes.some((code) => UNREACHED.has(code)))
    return { kind: 'offline', reason: `${host} can't be reached (${codes[0]}).` }
  if (fault instanceof Error && fault.name === 'AbortError')
    return { kind: 'failed', reason: 'The download was stopped.' }
  return { kind: 'failed', reason: `The connection to ${host} broke off in the middle.` }
}
