import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepAfterPause } from './keep-after-pause'

let hide: () => void = () => undefined
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', {
    addEventListener: (_name: string, listener: () => void) => {
      hide = listener
    },
    removeEventListener: () => {
      hide = () => undefined
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function start() {
  const keep = vi.fn<() => void>()
  let change: () => void = () => undefined
  const end = keepAfterPause((onChange) => {
    change = onChange
    return { unsubscribe: () => undefined }
  }, keep)
  return { keep, end, change: () => change() }
}

it('keeps once, a moment after the last change', () => {
  const { keep, change } = start()
  change()
  vi.advanceTimersByTime(200)
  change()
  vi.advanceTimersByTime(200)
  expect(keep).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(keep).toHaveBeenCalledOnce()
})

it.each([
  ['the page is left', () => hide()],
  ['the screen is left', (end: () => void) => end()],
])('keeps at once when %s, and not again', (_when, leave) => {
  const { keep, change, end } = start()
  change()
  leave(end)
  expect(keep).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(1000)
  expect(keep).toHaveBeenCalledOnce()
})

it('keeps nothing where nothing was typed', () => {
  const { keep, end } = start()
  hide()
  end()
  expect(keep).not.toHaveBeenCalled()
})
