import { Overload } from '../../ports/overload'

const RETRY_AFTER_SECONDS = 2

/** Runs at most so many tasks at once, lets so many wait, and turns the rest away at once. */
export function createBoundedQueue(limits: { readonly running: number; readonly waiting: number }) {
  let running = 0
  const waiting: (() => void)[] = []

  const enter = () => {
    if (running < limits.running) {
      running += 1
      return Promise.resolve()
    }
    if (waiting.length >= limits.waiting) throw new Overload('busy', RETRY_AFTER_SECONDS)
    return new Promise<void>((resolve) => waiting.push(resolve))
  }
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
  return async <T>(task: () => Promise<T>): Promise<T> => {
    await enter()
    try {
      return await task()
    } finally {
      leave()
    }
  }
}
