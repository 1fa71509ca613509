import { expect, it } from 'vitest'
import { npiOf } from '../../../../../tools/bench/sample-nppes.mjs'
import { createSeenNpis, isNpi } from './npi'

it.each(['1234567893', '1000000004', '2000000002'])('%s is an NPI', (text) => expect(isNpi(text)).toBe(true))

it.each(['1234567890', '1234567894', '123456789', '12345678930', '3234567891', '12345678 3', '١٢٣٤٥٦٧٨٩٣', ''])(
  '%j is none',
  (text) => expect(isNpi(text)).toBe(false),
)

it('finds every slip of one digit', () => {
  for (const digit of '012456789') expect(isNpi(`12${digit}4567893`)).toBe(false)
})

it('remembers those it has seen, and no others', () => {
  const isSeen = createSeenNpis()
  const numbers = Array.from({ length: 500 }, (_, at) => String(npiOf(100_000_000 + at * 399_999)))
  expect(numbers.filter((npi) => isNpi(npi))).toHaveLength(500)
  expect(numbers.filter((npi) => isSeen(npi))).toEqual([])
  expect(numbers.filter((npi) => isSeen(npi))).toEqual(numbers)
  expect(isSeen(String(npiOf(100_000_001)))).toBe(false)
})
