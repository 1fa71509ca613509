import { describe, expect, it, vi } from 'vitest'
import { createToastQueue } from './toast-queue'

describe('toast queue', () => {
  it('shows nothing at first', () => {
    expect(createToastQueue().current()).toBeNull()
  })

  it('replaces the old toast with the new one, under a new id', () => {
    const queue = createToastQueue()
    const first = queue.show({ title: 'Saved' })
    const second = queue.show({ title: 'Error', variant: 'destructive' })
    expect(second).not.toBe(first)
    expect(queue.current()).toEqual({ id: second, title: 'Error', variant: 'destructive' })
  })

  it('gives the same message a new id each time, so that it is announced again', () => {
    const queue = createToastQueue()
    expect(queue.show({ title: 'Saved' })).not.toBe(queue.show({ title: 'Saved' }))
  })

  it('does not let a late dismissal take away the toast that came after', () => {
    const queue = createToastQueue()
    const first = queue.show({ title: 'Saved' })
    const second = queue.show({ title: 'Error' })
    queue.dismiss(first)
    expect(queue.current()?.id).toBe(second)
    queue.dismiss(second)
    expect(queue.current()).toBeNull()
  })

  it('takes away whatever is on screen', () => {
    const queue = createToastQueue()
    queue.show({ title: 'Saved' })
    queue.clear()
    expect(queue.current()).toBeNull()
  })

  it('tells those who listen, and only them', () => {
    const queue = createToastQueue()
    const listener = vi.fn<() => void>()
    const stop = queue.subscribe(listener)
    const id = queue.show({ title: 'Saved' })
    queue.dismiss(id)
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
    queue.show({ title: 'Again' })
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
