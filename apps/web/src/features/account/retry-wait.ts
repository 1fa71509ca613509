/** A wait in words: whole minutes, rounded up, from a minute on; seconds before. */
export function retryWait(seconds: number): {
  readonly key: 'retry.minutes' | 'retry.seconds'
  readonly count: number
} {
  return seconds >= 60
    ? { key: 'retry.minutes', count: Math.ceil(seconds / 60) }
    : { key: 'retry.seconds', count: Math.ceil(seconds) }
}
