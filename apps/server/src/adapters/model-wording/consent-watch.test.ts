import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchConsent } from './consent-watch'

/** A database that answers when the test says so. */
function slowConsent() {
  const open: ((hasAgreed: boolean) => void)[] = []
  let looks = 0
  return {
    hasAgreed: () => {
      looks += 1
      return new Promise<boolean>((resolve) => open.push(resolve))
    },
    answer: (hasAgreed: boolean) => open.shift()!(hasAgreed),
    looks: () => looks,
    open,
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('one look at a time, however long it takes', async () => {
  const consent = slowConsent()
  const watch = watchConsent(consent.hasAgreed)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(consent.looks()).toBe(1)
  consent.answer(true)
  await vi.advanceTimersByTimeAsync(1_000)
  expect([consent.looks(), consent.open.length]).toEqual([2, 1])
  watch.stop()
})

it('before more is sent it looks anew, once the look under way has ended', async () => {
  const consent = slowConsent()
  const watch = watchConsent(consent.hasAgreed)
  await vi.advanceTimersByTimeAsync(1_000)
  const agreed = watch.ensureAgreed().then(
    () => 'agreed',
    () => 'taken back',
  )
  await vi.advanceTimersByTimeAsync(0)
  expect(consent.open).toHaveLength(1)
  consent.answer(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(consent.open).toHaveLength(1)
  consent.answer(false)
  expect(await agreed).toBe('taken back')
  expect(watch.signal.aborted).toBe(true)
  watch.stop()
})

it('a look that fails decides nothing', async () => {
  const hasAgreed = vi
    .fn<() => Promise<boolean>>()
    .mockRejectedValueOnce(new Error('the database is gone'))
    .mockResolvedValue(false)
  const watch = watchConsent(hasAgreed)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(watch.signal.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(watch.signal.aborted).toBe(true)
  watch.stop()
})
