import { describe, expect, it } from 'vitest'
import { evaluateLetters, LETTER_SETS } from './evaluate-letters'

describe.each(LETTER_SETS)('the texts that are %s', (set) => {
  const { counts, examples, misses } = evaluateLetters(set)

  it('are enough to say something', () => expect(examples).toBeGreaterThanOrEqual(30))

  it('give no fact, plan or day that is not in them', () => {
    expect(misses.filter((miss) => /^(?:factsRight|deadline|gaps): /.test(miss))).toEqual([])
    expect(
      misses.filter((miss) => /^(?:planType|denialReason): /.test(miss) && !/ (?:undefined|null) <-/.test(miss)),
    ).toEqual([])
  })

  it('are heard at least nine times in ten', () => {
    for (const { right, total } of Object.values(counts)) expect(right / total).toBeGreaterThanOrEqual(0.9)
  })
})
