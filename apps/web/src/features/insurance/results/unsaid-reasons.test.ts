import { expect, test } from 'vitest'
import { tellsOfCreditEnd, unsaidReasons } from './unsaid-reasons'

const said = (code: string) => ({ code, params: {}, text: code })

test('leaves out what stands in the lines of the working, and keeps the rest in order', () => {
  const reasons = ['household.poverty-percent', 'household.above-credit', 'household.state-help'].map(said)
  expect(unsaidReasons(reasons).map(({ code }) => code)).toEqual(['household.above-credit', 'household.state-help'])
  expect(tellsOfCreditEnd(reasons)).toBe(true)
  expect(tellsOfCreditEnd([])).toBe(false)
})
