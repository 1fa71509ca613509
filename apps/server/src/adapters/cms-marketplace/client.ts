import { createJsonClient, type JsonClient, type JsonReply, type JsonRequest } from '../kit/json-client'
import type { CallTimings } from '../kit/call-timings'

export type CmsRequest = JsonRequest
export type CmsReply = JsonReply
export type CmsClient = JsonClient

export interface CmsClientOptions {
  /** Such as `https://marketplace.api.healthcare.gov/api/v1`. */
  readonly baseUrl: string
  readonly apiKey: string
  readonly timings: CallTimings
}

const RETRIES = 2

/** Asks the service. The key goes out in the query, as it wants, to its own host only. */
export const createCmsClient = ({ baseUrl, apiKey, timings }: CmsClientOptions): CmsClient =>
  createJsonClient({ baseUrl, always: { apikey: apiKey }, retries: RETRIES, retryMilliseconds: timings.retry })
