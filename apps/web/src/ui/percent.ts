/** A share as a whole percent from 0 to 100, for `data-at` marks. Anything that is no number stands at 0. */
export function percentMark(value: number): number {
  if (Number.isNaN(value)) return 0
  return Math.min(100, Math.max(0, Math.round(value)))
}
