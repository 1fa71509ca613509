import { expect, it } from 'vitest'
import { Overload } from '../../ports/overload'
import { createTurnstile } from './turnstile'

function opened() {
  const log: string[] = []
  const doors: (() => void)[] = []
  const work = (name: string) => async () => {
    log.push(name)
    await new Promise<void>((resolve) => doors.push(resolve))
    if (name === 'c') throw new Error('c failed')
    return name
  }
  const next = async () => {
    doors.shift()!()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { log, work, next }
}

it('lets in so many at a time, in order, and refuses where too many wait', async () => {
  const { log, work, next } = opened()
  const { pass } = createTurnstile({ inside: 2, waiting: 2 })
  const all = ['a', 'b', 'c', 'd', 'e'].map((name) => pass(work(name)).catch((error: Error) => error))
  expect(log).toEqual(['a', 'b'])
  expect(await all[4]).toBeInstanceOf(Overload)
  await next()
  expect(log).toEqual(['a', 'b', 'c'])
  for (let turn = 0; turn < 3; turn += 1) await next()
  expect(await Promise.all(all.slice(0, 4))).toEqual(['a', 'b', expect.objectContaining({ message: 'c failed' }), 'd'])
  const again = pass(work('f'))
  expect(log.at(-1)).toBe('f')
  await next()
  expect(await again).toBe('f')
})
