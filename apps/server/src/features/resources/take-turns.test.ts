import { setImmediate as others } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createTurns } from './take-turns'

function held() {
  let release = () => {}
  const until = new Promise<void>((resolve) => (release = resolve))
  return { until, release }
}

it('lets so many work at once, and the next when one is done', async () => {
  const takeTurn = createTurns(2)
  const [first, second, third] = [held(), held(), held()]
  const begun: number[] = []
  const all = [first, second, third].map(({ until }, at) =>
    takeTurn(async () => {
      begun.push(at)
      await until
    }),
  )
  expect(begun).toEqual([])
  await others()
  await others()
  expect(begun).toEqual([0, 1])
  second.release()
  await all[1]
  await others()
  await others()
  expect(begun).toEqual([0, 1, 2])
  first.release()
  third.release()
  await Promise.all(all)
})

it('gives the turn on when work fails', async () => {
  const takeTurn = createTurns(1)
  const failing = takeTurn(() => Promise.reject(new Error('broken')))
  const next = takeTurn(() => Promise.resolve('done'))
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
  expect(await takeTurn(() => Promise.resolve('again'))).toBe('again')
})
