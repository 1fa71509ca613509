import { HOUR_MS, SECOND_MS, type CallTimings } from '../kit/call-timings'

export const ORDINARY_TIMINGS: CallTimings = {
  answer: 8 * SECOND_MS,
  retry: 250,
  keep: 6 * HOUR_MS,
  pause: 30 * SECOND_MS,
}
