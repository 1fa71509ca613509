/** How long things may take; milliseconds. */
export interface CmsTimings {
  /** For one answer as a whole: all its calls, pages and retries. */
  readonly answer: number
  /** Before the first retry; twice as long before the second; each up to half as long again by chance. */
  readonly retry: number
  readonly keep: number
  /** How long nothing is asked after too many failures. */
  readonly pause: number
}

const SECOND = 1000
const HOUR = 3600 * SECOND

export const ORDINARY_TIMINGS: CmsTimings = {
  answer: 8 * SECOND,
  retry: 250,
  keep: 6 * HOUR,
  pause: 30 * SECOND,
}
