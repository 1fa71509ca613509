export const SECOND_MS = 1000
export const HOUR_MS = 3600 * SECOND_MS

/** How long things with an outside service may take; milliseconds. */
export interface CallTimings {
  /** For one answer as a whole: all its calls, pages and retries. */
  readonly answer: number
  /** Before the first retry; twice as long before a second; each up to half as long again by chance. */
  readonly retry: number
  readonly keep: number
  /** How long nothing is asked after too many failures. */
  readonly pause: number
}
