import { expect, test } from 'vitest'
import { directionsUrl, placeFact } from './place-fact'
import { samplePathway, sampleProvider } from './pathway-sample'

test('a place on file shows its distance', () => {
  expect(placeFact(samplePathway({ distance: 1.2, provider: sampleProvider }))).toEqual({ kind: 'miles', miles: 1.2 })
})

test('zero miles is a distance', () => {
  expect(placeFact(samplePathway({ distance: 0, provider: sampleProvider }))).toEqual({ kind: 'miles', miles: 0 })
})

test('a finder without a place means that none is on file', () => {
  const finder = { label: 'Find a health center', url: 'https://findahealthcenter.hrsa.gov/' }
  expect(placeFact(samplePathway({ finder }))).toEqual({ kind: 'no-place' })
})

test('remote care is at home, with a finder or without', () => {
  const finder = { label: 'Your plan’s directory', url: 'https://www.healthcare.gov/' }
  expect(placeFact(samplePathway({ setting: 'remote' }))).toEqual({ kind: 'at-home' })
  expect(placeFact(samplePathway({ setting: 'remote', finder }))).toEqual({ kind: 'at-home' })
})

test('an emergency call brings help to where the person is', () => {
  expect(placeFact(samplePathway({ setting: 'emergency' }))).toEqual({ kind: 'where-you-are' })
})

test('directions carry the address, city and state, encoded, and nothing else', () => {
  expect(directionsUrl({ address: '1 Main St #2', city: 'Columbus', state: 'OH' })).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=1%20Main%20St%20%232%2C%20Columbus%2C%20OH',
  )
})
