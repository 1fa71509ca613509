const failed = new Set<() => void>()

/** Lets everything that could not be fetched be asked for again. */
export function retryFailedFetches(): void {
  for (const forget of failed) forget()
  failed.clear()
}

/**
 * Fetches each thing once and keeps its promise, so that a screen can wait for it. A failed one stays failed until
 * `retryFailedFetches`: a screen that waits would otherwise ask again for ever.
 */
export function createRetriable<T>(fetchIt: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const kept = new Map<string, Promise<T>>()
  return (key) => {
    const known = kept.get(key)
    if (known) return known
    const promise = fetchIt(key)
    kept.set(key, promise)
    promise.catch(() => failed.add(() => kept.delete(key)))
    return promise
  }
}
