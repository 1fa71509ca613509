import { describe, expect, it } from 'vitest'
import { createAfterwork } from './afterwork'

function listening() {
  const failures: object[] = []
  const quiet = () => {}
  return {
    failures,
    log: { debug: quiet, info: quiet, warn: quiet, error: (fields: object) => void failures.push(fields) },
  }
}

describe('work after an answer', () => {
  it('is waited for, and so is the work it adds', async () => {
    const done: string[] = []
    const afterwork = createAfterwork(listening().log)
    afterwork.add('first', async () => {
      await Promise.resolve()
      done.push('first')
      afterwork.add('second', async () => void done.push('second'))
    })
    await afterwork.settled()
    expect(done).toEqual(['first', 'second'])
  })

  it('that fails is logged by its name and holds nothing up', async () => {
    const { failures, log } = listening()
    const afterwork = createAfterwork(log)
    afterwork.add('mail', () => Promise.reject(new Error('no')))
    afterwork.add('throws', () => {
      throw new Error('at once')
    })
    await afterwork.settled()
    expect(failures).toEqual(
      expect.arrayContaining(['mail', 'throws'].map((task) => expect.objectContaining({ task }))),
    )
  })
})
