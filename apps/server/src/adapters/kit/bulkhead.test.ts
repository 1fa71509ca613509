import { expect, it } from 'vitest'
import { createBulkhead } from './bulkhead'

it('lets only so many ask at once, and others again after them, whether they fail or not', async () => {
  const enter = createBulkhead(2)
  const ends: ((failed: boolean) => void)[] = []
  const slow = () =>
    enter(
      () =>
        new Promise<string>((resolve, reject) =>
          ends.push((failed) => (failed ? reject(new Error('broken')) : resolve('done'))),
        ),
    )
  const first = slow()
  const second = slow()
  await expect(slow()).rejects.toMatchObject({ reason: 'too-many-at-once' })
  ends[0]!(true)
  await expect(first).rejects.toThrow('broken')
  const third = slow()
  await expect(slow()).rejects.toMatchObject({ reason: 'too-many-at-once' })
  ends[1]!(false)
  ends[2]!(false)
  expect(await Promise.all([second, third])).toEqual(['done', 'done'])
})
