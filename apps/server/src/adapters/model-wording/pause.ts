const MOST_FAILURES = 3
const PAUSE_MILLISECONDS = 30_000

/** Leaves a model alone for a while that keeps nobody but waiting. */
export interface Pause {
  isOn(): boolean
  worked(): void
  failed(): void
}

/** @param now milliseconds that only go forward */
export function createPause(now: () => number): Pause {
  let failures = 0
  let endsAt = 0
  return {
    isOn: () => now() < endsAt,
    worked: () => {
      failures = 0
    },
    failed: () => {
      failures += 1
      if (failures >= MOST_FAILURES) endsAt = now() + PAUSE_MILLISECONDS
    },
  }
}
