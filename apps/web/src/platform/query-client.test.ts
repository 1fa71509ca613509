import { afterEach, expect, test, vi } from 'vitest'
import { CallError } from './call'
import { createQueryClient } from './query-client'
import { queryKeys } from './query-keys'
import { onSessionEnd } from './session-end'

const refused = (code: 'signed_out' | 'credentials_wrong' | 'forbidden', status = 401) =>
  new CallError(status, '{}', { message: 'No.', code }, undefined)

const listener = vi.fn<() => void>()
const stop = onSessionEnd(listener)
afterEach(() => listener.mockReset())

const query = (queryKey: readonly string[], error: unknown) =>
  createQueryClient()
    .fetchQuery({ queryKey, queryFn: () => Promise.reject(error) })
    .catch(() => undefined)

const mutate = (error: unknown) => {
  const client = createQueryClient()
  return client
    .getMutationCache()
    .build(client, { mutationFn: () => Promise.reject(error) })
    .execute(undefined)
    .catch(() => undefined)
}

test('a 401 of any query or mutation ends the session', async () => {
  await query(queryKeys.myPathways, refused('signed_out'))
  await mutate(refused('signed_out'))
  expect(listener).toHaveBeenCalledTimes(2)
})

test('not being signed in, a wrong password and other refusals do not', async () => {
  await query(queryKeys.currentUser, refused('signed_out'))
  await mutate(refused('credentials_wrong'))
  await query(queryKeys.dataSources, refused('forbidden', 403))
  await query(queryKeys.myPathways, new TypeError('Failed to fetch'))
  expect(listener).not.toHaveBeenCalled()
})

test('a listener that stopped hears nothing', async () => {
  stop()
  await mutate(refused('signed_out'))
  expect(listener).not.toHaveBeenCalled()
})
