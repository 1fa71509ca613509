import { expect, it } from 'vitest'
import { guaranteeOf } from './server-facts'

it('promises only what the server keeps', () => {
  const version = 150_000
  expect(guaranteeOf({ version, flushes: true, commit: 'on' })).toContain(
    'acknowledged when the server has it on its disk',
  )
  expect(guaranteeOf({ version, flushes: true, commit: 'off' })).toContain('can lose')
  expect(guaranteeOf({ version, flushes: false, commit: 'on' })).toContain('can lose')
})
