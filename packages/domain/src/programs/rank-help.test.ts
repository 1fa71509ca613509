import { expect, it } from 'vitest'
import { rankHelp } from './rank-help'

it('help is listed by likelihood, value, verification and name', () => {
  const help = (
    name: string,
    likelihood: 'likely' | 'maybe',
    value: 'advice' | 'covers-most-care',
    isChecked = true,
  ) => ({
    record: { name, value, verification: isChecked ? ('verified' as const) : ('partly' as const) },
    decision: { likelihood },
  })
  const ranked = rankHelp([
    help('E', 'maybe', 'covers-most-care'),
    help('D', 'likely', 'advice'),
    help('C', 'likely', 'covers-most-care', false),
    help('B', 'likely', 'covers-most-care'),
    help('A', 'likely', 'covers-most-care', false),
  ])
  expect(ranked.map(({ record }) => record.name)).toEqual(['B', 'A', 'C', 'D', 'E'])
})
