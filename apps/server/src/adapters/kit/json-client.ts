import { setTimeout as pause } from 'node:timers/promises'
import type { Deadline } from './deadline'
import { readBody } from './read-body'
import { ServiceUnreachable, type UnreachableReason } from './service-unreachable'

export interface JsonRequest {
  readonly method: 'GET' | 'POST'
  /** Below the base address, with a slash before it; or nothing. */
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
}

export type JsonReply =
  | { readonly kind: 'found'; readonly body: unknown }
  /** The service understood the question and has no answer: 400 or 404. */
  | { readonly kind: 'refused'; readonly status: number; readonly body: unknown }

export type JsonClient = (request: JsonRequest, deadline: Deadline) => Promise<JsonReply>

export interface JsonClientOptions {
  /** Such as `https://marketplace.api.healthcare.gov/api/v1`. */
  readonly baseUrl: string
  /** What stands in the query of every call, such as a key. */
  readonly always: Readonly<Record<string, string>>
  readonly retries: number
  /** Before the first retry; twice as long before the second; each up to half as long again by chance. */
  readonly retryMilliseconds: number
}

type Attempt =
  | { readonly kind: 'reply'; readonly reply: JsonReply }
  | { readonly kind: 'failed'; readonly reason: UnreachableReason; readonly retryAfterMilliseconds?: number }

const PASSING: ReadonlySet<UnreachableReason> = new Set(['network', 'too-many-requests', 'server-error'])

/** Seconds, or a date. */
function retryAfter(header: string | null): number | undefined {
  if (header === null || header.trim() === '') return undefined
  const milliseconds = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : undefined
}

function failureOf(status: number): UnreachableReason | undefined {
  if (status >= 300 && status < 400) return 'redirected'
  if (status === 401 || status === 403) return 'key-refused'
  if (status === 429) return 'too-many-requests'
  if (status >= 500) return 'server-error'
  return undefined
}

async function attempt(address: URL, init: RequestInit, deadline: Deadline): Promise<Attempt> {
  try {
    const response = await fetch(address, { ...init, redirect: 'manual', signal: deadline.signal })
    const failure = failureOf(response.status)
    if (failure) {
      await response.body?.cancel()
      const wait = retryAfter(response.headers.get('retry-after'))
      return { kind: 'failed', reason: failure, ...(wait !== undefined && { retryAfterMilliseconds: wait }) }
    }
    const body = await readBody(response)
    return {
      kind: 'reply',
      reply: response.ok ? { kind: 'found', body } : { kind: 'refused', status: response.status, body },
    }
  } catch (fault) {
    if (fault instanceof ServiceUnreachable) return { kind: 'failed', reason: fault.reason }
    return { kind: 'failed', reason: deadline.signal.aborted ? 'timeout' : 'network' }
  }
}

/**
 * Asks a service that speaks JSON. Redirects are not followed, so what stands in the query stays with its host, and
 * neither addresses nor faults of the connection are passed on.
 *
 * @throws ServiceUnreachable after the retries, or at the deadline
 */
export function createJsonClient({ baseUrl, always, retries: most, retryMilliseconds }: JsonClientOptions): JsonClient {
  const addressOf = ({ path, query = {} }: JsonRequest): URL => {
    const address = new URL(`${baseUrl.replace(/\/+$/, '')}${path}`)
    address.search = new URLSearchParams({ ...query, ...always }).toString()
    return address
  }
  const waitOf = (retries: number, asked: number | undefined): number =>
    asked ?? retryMilliseconds * 2 ** retries * (1 + Math.random() / 2)

  return async (request, deadline) => {
    const init: RequestInit = {
      method: request.method,
      headers: { accept: 'application/json', ...(request.body && { 'content-type': 'application/json' }) },
      ...(request.body && { body: JSON.stringify(request.body) }),
    }
    for (let retries = 0; ; retries += 1) {
      const outcome = await attempt(addressOf(request), init, deadline)
      if (outcome.kind === 'reply') return outcome.reply
      const wait = waitOf(retries, outcome.retryAfterMilliseconds)
      const isWorthIt = retries < most && PASSING.has(outcome.reason) && wait < deadline.remainingMilliseconds()
      if (!isWorthIt) throw new ServiceUnreachable(outcome.reason)
      await pause(wait)
    }
  }
}
