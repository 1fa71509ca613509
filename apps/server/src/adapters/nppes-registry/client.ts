import type { Deadline } from '../kit/deadline'
import { createJsonClient } from '../kit/json-client'
import { ServiceUnreachable } from '../kit/service-unreachable'
import { refusalResponse, searchResponse } from './response'
import type { CallTimings } from '../kit/call-timings'

/** All that is ever sent. */
export interface RegistrySearch {
  /** Five digits, or three and a star. */
  readonly postal_code?: string
  readonly taxonomy_description?: string
  readonly number?: string
}

export type RegistryClient = (search: RegistrySearch, skip: number, deadline: Deadline) => Promise<readonly unknown[]>

export const PAGE = 200
const VERSION = '2.1'
const RETRIES = 1

/**
 * Asks for one page of records.
 * @throws ServiceUnreachable where nobody answers, or with something else than records
 */
export function createRegistryClient(baseUrl: string, timings: CallTimings): RegistryClient {
  const client = createJsonClient({ baseUrl, always: {}, retries: RETRIES, retryMilliseconds: timings.retry })
  return async (search, skip, deadline) => {
    const query = { version: VERSION, ...search, limit: String(PAGE), ...(skip > 0 && { skip: String(skip) }) }
    const reply = await client({ method: 'GET', path: '/', query }, deadline)
    const found = searchResponse.safeParse(reply.body)
    if (reply.kind === 'found' && found.success) return found.data.results
    const refusal = refusalResponse.safeParse(reply.body)
    // It says so where it knows no specialty of that name.
    if (refusal.success && refusal.data.Errors.every(({ field }) => field === 'taxonomy_description')) return []
    throw new ServiceUnreachable(refusal.success ? 'refused' : 'unreadable-answer')
  }
}
