import { setImmediate as others } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createEngineGate } from './engine-gate'

function held() {
  let release = () => {}
  const until = new Promise<void>((resolve) => (release = resolve))
  return { until, release }
}

/** Keeps the thread, as the engine does. */
function keepThread(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

it('lets one at a time at the engine, in the order they came', async () => {
  const gate = createEngineGate()
  const log: string[] = []
  const holds = [held(), held(), held()]
  const all = holds.map(({ until }, at) =>
    gate.pass(async () => {
      log.push(`in ${at}`)
      await until
      log.push(`out ${at}`)
    }),
  )
  for (const { release } of holds.toReversed()) {
    await others()
    release()
  }
  await Promise.all(all)
  expect(log).toEqual(['in 0', 'out 0', 'in 1', 'out 1', 'in 2', 'out 2'])
})

it('lets the check pass all who wait, not the one who works', async () => {
  const gate = createEngineGate()
  const log: string[] = []
  const { until, release } = held()
  const first = gate.pass(() => until.then(() => void log.push('first')))
  const second = gate.pass(async () => void log.push('second'))
  const check = gate.passFirst(async () => void log.push('check'))
  release()
  await Promise.all([first, second, check])
  expect(log).toEqual(['first', 'check', 'second'])
})

it('lets the event loop turn between those who keep the thread long', async () => {
  const gate = createEngineGate()
  let turns = 0
  let isOver = false
  const turn = () => {
    turns += 1
    if (!isOver) setImmediate(turn)
  }
  setImmediate(turn)
  await Promise.all(Array.from({ length: 5 }, () => gate.pass(async () => keepThread(12))))
  isOver = true
  expect(turns).toBeGreaterThanOrEqual(4)
})

it('hands itself on when work fails', async () => {
  const gate = createEngineGate()
  const failing = gate.pass(() => Promise.reject(new Error('broken')))
  const next = gate.pass(() => Promise.resolve('done'))
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
})
