/** What comes, until the signal; then its reason is thrown at once, whatever the source is still waiting for. */
export async function* untilAborted<T>(source: AsyncIterable<T>, signal: AbortSignal): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]()
  let leave = () => {}
  const left = new Promise<never>((_, reject) => {
    leave = () => reject(signal.reason)
    if (signal.aborted) leave()
    signal.addEventListener('abort', leave, { once: true })
  })
  left.catch(() => {})
  try {
    for (;;) {
      const next = await Promise.race([iterator.next(), left])
      if (next.done) return
      yield next.value
    }
  } finally {
    signal.removeEventListener('abort', leave)
    iterator.return?.().catch(() => {})
  }
}
