import { expect, test } from 'vitest'
import { rowsShown } from './comparison'

const ROWS = [
  { id: 'type', label: 'Plan type', values: ['HMO', 'HMO', 'HMO'] },
  { id: 'year', label: 'Your year', values: ['$1', '$1', '$2'] },
]

test('shows every row, or only those in which one plan is not like the others', () => {
  expect(rowsShown(ROWS, false)).toEqual(ROWS)
  expect(rowsShown(ROWS, true).map(({ id }) => id)).toEqual(['year'])
  expect(rowsShown([{ id: 'a', label: 'A', values: ['x'] }], true)).toEqual([])
})
