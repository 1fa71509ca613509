/** Room beyond the larger of the two, so that neither stands at the very end. */
const ROOM = 1.35

/** Where a limit and a number stand on one bar, in percent. */
export function limitScale(limit: number, number: number): { readonly limit: number; readonly number: number } {
  const end = Math.max(limit, number, 1) * ROOM
  return { limit: (limit / end) * 100, number: (number / end) * 100 }
}
