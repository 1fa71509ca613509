const PAUSE_MS = 300

interface Subscription {
  unsubscribe(): void
}

/**
 * Keeps what is typed a moment after the last change, and at once when the page or the screen is left.
 * @returns what ends it
 */
export function keepAfterPause(subscribe: (onChange: () => void) => Subscription, keep: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const keepNow = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    keep()
  }
  const subscription = subscribe(() => {
    clearTimeout(timer)
    timer = setTimeout(keepNow, PAUSE_MS)
  })
  window.addEventListener('pagehide', keepNow)
  return () => {
    window.removeEventListener('pagehide', keepNow)
    subscription.unsubscribe()
    keepNow()
  }
}
