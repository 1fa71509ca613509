import { expect, test } from 'vitest'
import { addressOfSearch, searchOfAddress } from './search-address'

test('what is not set stays out of the address', () => expect(addressOfSearch({ query: '', type: 'all' })).toBe(''))

test('a search survives the way through the address', () => {
  const search = { query: 'tos & fiebre ñ', type: 'community' } as const
  expect(searchOfAddress(addressOfSearch(search).slice(1))).toEqual(search)
})

test('an empty address is no search', () => expect(searchOfAddress('')).toEqual({ query: '', type: 'all' }))
