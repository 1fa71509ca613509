import { describe, expect, it } from 'vitest'
import { createLogFlusher, type FlushDisk } from './log-flusher'

/** A disk that writes down what it was asked for, and finishes a flush when told. */
function recordingDisk() {
  const events: string[] = []
  const pending: { resolve: () => void; reject: (fault: Error) => void }[] = []
  const names = new Map<number, string>()
  const disk: FlushDisk = {
    open: (path) => {
      const descriptor = names.size + 1
      names.set(descriptor, path)
      return descriptor
    },
    close: (descriptor) => void events.push(`close ${names.get(descriptor)}`),
    flush: (descriptor) => {
      events.push(`begin ${names.get(descriptor)}`)
      return new Promise((resolve, reject) => pending.push({ resolve, reject }))
    },
    flushNow: (descriptor) => void events.push(`now ${names.get(descriptor)}`),
  }
  return {
    disk,
    events,
    finishOne: () => pending.shift()?.resolve(),
    failOne: () => pending.shift()?.reject(new Error('EIO')),
  }
}

const turn = () => new Promise((resolve) => setImmediate(resolve))

async function isPending(promise: Promise<void>): Promise<boolean> {
  await turn()
  return (await Promise.race([promise.then(() => 'done'), turn().then(() => 'pending')])) === 'pending'
}

describe('the log flusher', () => {
  it('has nothing to wait for while the engine has asked for nothing', async () => {
    const { disk, events } = recordingDisk()
    await createLogFlusher(disk).settled()
    expect(events).toEqual([])
  })

  it('lets nobody go on before the disk is done', async () => {
    const { disk, finishOne } = recordingDisk()
    const flusher = createLogFlusher(disk)
    flusher.postpone('a')
    const acknowledged = flusher.settled()
    expect(await isPending(acknowledged)).toBe(true)
    finishOne()
    await acknowledged
    expect(flusher.isBehind()).toBe(false)
  })

  it('serves all commits that came before a flush with that one flush', async () => {
    const { disk, events, finishOne } = recordingDisk()
    const flusher = createLogFlusher(disk)
    const commits = Array.from({ length: 5 }, () => {
      flusher.postpone('a')
      return flusher.settled()
    })
    await turn()
    finishOne()
    await Promise.all(commits)
    expect(events).toEqual(['begin a'])
  })

  it('serves commits that came during a flush with the next one', async () => {
    const { disk, events, finishOne } = recordingDisk()
    const flusher = createLogFlusher(disk)
    flusher.postpone('a')
    const first = flusher.settled()
    await turn()
    flusher.postpone('a')
    const late = [flusher.settled(), flusher.settled()]
    finishOne()
    await first
    expect(await isPending(late[0]!)).toBe(true)
    finishOne()
    await Promise.all(late)
    expect(events).toEqual(['begin a', 'begin a'])
  })

  it('lets one who asks late wait for the flush that began after its write', async () => {
    const { disk, events, finishOne } = recordingDisk()
    const flusher = createLogFlusher(disk)
    flusher.postpone('a')
    const first = flusher.settled()
    await turn()
    const second = flusher.settled()
    expect(await isPending(second)).toBe(true)
    finishOne()
    await Promise.all([first, second])
    expect(events).toEqual(['begin a'])
  })

  it('flushes at once when something must not overtake the log, also during a flush', async () => {
    const { disk, events, finishOne } = recordingDisk()
    const flusher = createLogFlusher(disk)
    flusher.postpone('a')
    const acknowledged = flusher.settled()
    await turn()
    flusher.settleNow()
    expect(events).toEqual(['begin a', 'now a'])
    finishOne()
    await acknowledged
    flusher.settleNow()
    expect(events).toHaveLength(2)
  })

  it('flushes a segment before it goes on to the next, and closes it when its flush is over', async () => {
    const { disk, events, finishOne } = recordingDisk()
    const flusher = createLogFlusher(disk)
    flusher.postpone('a')
    const first = flusher.settled()
    await turn()
    flusher.postpone('b')
    expect(events).toEqual(['begin a', 'now a'])
    finishOne()
    await first
    await turn()
    expect(events).toContain('close a')
    const second = flusher.settled()
    await turn()
    finishOne()
    await second
    expect(events.at(-1)).toBe('begin b')
  })

  it('acknowledges nothing any more once the disk has refused', async () => {
    const { disk, failOne } = recordingDisk()
    const flusher = createLogFlusher(disk)
    flusher.postpone('a')
    const refused = flusher.settled()
    setImmediate(failOne)
    await expect(refused).rejects.toThrow('The disk refused')
    await expect(flusher.settled()).rejects.toThrow('The disk refused')
  })
})
