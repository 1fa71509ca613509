export type Soonest<T> =
  { readonly kind: 'came'; readonly value: T } | { readonly kind: 'late' } | { readonly kind: 'aborted' }

/** What comes first: the value, the end of patience, or the abort. A rejection of the value rejects. */
export function soonest<T>(value: Promise<T>, signal: AbortSignal, patienceMs: number): Promise<Soonest<T>> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', onAbort)
    }
    const onAbort = () => {
      settle()
      resolve({ kind: 'aborted' })
    }
    const timer = setTimeout(() => {
      settle()
      resolve({ kind: 'late' })
    }, patienceMs)
    value.then(
      (each) => {
        settle()
        resolve({ kind: 'came', value: each })
      },
      (error: unknown) => {
        settle()
        reject(error as Error)
      },
    )
    if (signal.aborted) onAbort()
    else signal.addEventListener('abort', onAbort)
  })
}
