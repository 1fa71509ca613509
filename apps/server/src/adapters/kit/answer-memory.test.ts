import { describe, expect, it, vi } from 'vitest'
import { createAnswerMemory } from './answer-memory'

describe('answers in memory', () => {
  it('are bounded: the least recently used makes room', async () => {
    const remember = createAnswerMemory({ mostAnswers: 2, keepMilliseconds: 10, now: () => 0 })
    const ask = vi.fn<() => Promise<string>>(async () => 'answer')
    for (const question of ['a', 'b', 'a', 'c', 'a', 'b']) await remember([question], ask)
    expect(ask).toHaveBeenCalledTimes(4)
  })

  it('end at their time', async () => {
    let now = 0
    const remember = createAnswerMemory({ mostAnswers: 2, keepMilliseconds: 10, now: () => now })
    let count = 0
    const ask = async () => (count += 1)
    expect(await remember(['a'], ask)).toBe(1)
    now = 9
    expect(await remember(['a'], ask)).toBe(1)
    now = 10
    expect(await remember(['a'], ask)).toBe(2)
  })

  it('hold no failure, and give it to all who waited', async () => {
    const remember = createAnswerMemory({ mostAnswers: 2, keepMilliseconds: 10, now: () => 0 })
    const fail = vi.fn<() => Promise<string>>(() => Promise.reject(new Error('away')))
    const both = await Promise.allSettled([remember(['a'], fail), remember(['a'], fail)])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(fail).toHaveBeenCalledTimes(1)
    expect(await remember(['a'], async () => 'back')).toBe('back')
  })
})
