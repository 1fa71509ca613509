import { createHash } from 'node:crypto'

export interface AnswerMemoryOptions {
  readonly mostAnswers: number
  readonly keepMilliseconds: number
  /** Milliseconds that only go forward. */
  now(): number
}

/** Gives the answer that is kept, joins the one under way, or asks. Answers that fail are not kept. */
export type AnswerMemory = <T>(question: readonly unknown[], ask: () => Promise<T>) => Promise<T>

/** The question itself is not held: it tells of a household. */
const keyOf = (question: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(question)).digest('base64')

/** The least recently used answer makes room. */
export function createAnswerMemory({ mostAnswers, keepMilliseconds, now }: AnswerMemoryOptions): AnswerMemory {
  const kept = new Map<string, { readonly answer: unknown; readonly until: number }>()
  const underWay = new Map<string, Promise<unknown>>()

  const recall = (key: string) => {
    const entry = kept.get(key)
    kept.delete(key)
    if (!entry || entry.until <= now()) return undefined
    kept.set(key, entry)
    return entry
  }
  const keep = (key: string, answer: unknown) => {
    kept.set(key, { answer, until: now() + keepMilliseconds })
    const [oldest] = kept.keys()
    if (kept.size > mostAnswers && oldest !== undefined) kept.delete(oldest)
  }
  const fly = (key: string, ask: () => Promise<unknown>): Promise<unknown> => {
    const flight = Promise.resolve()
      .then(ask)
      .then((answer) => {
        keep(key, answer)
        return answer
      })
      .finally(() => underWay.delete(key))
    underWay.set(key, flight)
    return flight
  }
  return async <T>(question: readonly unknown[], ask: () => Promise<T>): Promise<T> => {
    const key = keyOf(question)
    const entry = recall(key)
    if (entry) return entry.answer as T
    return (await (underWay.get(key) ?? fly(key, ask))) as T
  }
}
