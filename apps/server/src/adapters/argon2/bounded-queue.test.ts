import { describe, expect, it } from 'vitest'
import { Overload } from '../../ports/overload'
import { createBoundedQueue } from './bounded-queue'

function slowTask() {
  let finish = () => {}
  const done = new Promise<void>((resolve) => {
    finish = resolve
  })
  return { done, finish: () => finish() }
}

describe('the queue', () => {
  it('runs so many at once, lets so many wait and turns the rest away', async () => {
    const run = createBoundedQueue({ running: 2, waiting: 1 })
    const gate = slowTask()
    let started = 0
    const task = () => {
      started += 1
      return gate.done
    }
    const accepted = [run(task), run(task), run(task)]
    await expect(run(task)).rejects.toBeInstanceOf(Overload)
    expect(started).toBe(2)
    gate.finish()
    await Promise.all(accepted)
    expect(started).toBe(3)
  })

  it('goes on after a task that failed', async () => {
    const run = createBoundedQueue({ running: 1, waiting: 0 })
    await expect(run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    await expect(run(() => Promise.resolve(7))).resolves.toBe(7)
  })
})
