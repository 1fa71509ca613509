/** How long things may take; milliseconds. */
export interface RegistryTimings {
  /** For one answer as a whole: all its calls, pages and retries. */
  readonly answer: number
  /** Before the one retry; up to half as long again by chance. */
  readonly retry: number
  readonly keep: number
  /** How long nothing is asked after too many failures. */
  readonly pause: number
}

const SECOND = 1000
const HOUR = 3600 * SECOND

/** The registry is updated once a day. */
export const ORDINARY_TIMINGS: RegistryTimings = {
  answer: 2 * SECOND,
  retry: 100,
  keep: 24 * HOUR,
  pause: 30 * SECOND,
}
