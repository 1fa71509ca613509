import { expect, test, vi } from 'vitest'
import { createRetriable, retryFailedFetches } from './retriable'

test('fetches each thing once and answers with the same promise', async () => {
  const fetchIt = vi.fn<(key: string) => Promise<string>>(async (key) => `<${key}>`)
  const get = createRetriable(fetchIt)
  expect(get('a')).toBe(get('a'))
  expect(await get('b')).toBe('<b>')
  expect(fetchIt.mock.calls).toEqual([['a'], ['b']])
})

test('a failure stays until it is asked to try again', async () => {
  const fetchIt = vi.fn<(key: string) => Promise<string>>()
  fetchIt.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('there')
  const get = createRetriable(fetchIt)
  await expect(get('a')).rejects.toThrow('offline')
  await expect(get('a')).rejects.toThrow('offline')
  retryFailedFetches()
  expect(await get('a')).toBe('there')
  expect(fetchIt).toHaveBeenCalledTimes(2)
})
