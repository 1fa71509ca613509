/** A moment that all the calls of one answer share. */
export interface Deadline {
  readonly signal: AbortSignal
  remainingMilliseconds(): number
}

export function deadlineIn(milliseconds: number): Deadline {
  const endsAt = performance.now() + milliseconds
  return { signal: AbortSignal.timeout(milliseconds), remainingMilliseconds: () => endsAt - performance.now() }
}
