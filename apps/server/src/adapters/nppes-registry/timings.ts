import { HOUR_MS, SECOND_MS, type CallTimings } from '../kit/call-timings'

/** The registry is updated once a day. */
export const ORDINARY_TIMINGS: CallTimings = {
  answer: 2 * SECOND_MS,
  retry: 100,
  keep: 24 * HOUR_MS,
  pause: 30 * SECOND_MS,
}
