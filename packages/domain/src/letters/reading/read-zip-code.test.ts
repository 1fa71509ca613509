import { describe, expect, it } from 'vitest'
import { readZipCode } from './read-zip-code'

describe('a ZIP code in a text', () => {
  it.each([
    ['I live in Billings, zip 59718, with two kids', '59718'],
    ['My ZIP code is 78701.', '78701'],
    ['Mi código postal es 33101', '33101'],
    ['mi codigo postal: 33101', '33101'],
    [`zip${' '.repeat(10_000)}:${'\n'.repeat(10_000)}33101`, '33101'],
  ])('%s', (text, zipCode) => expect(readZipCode(text)).toBe(zipCode))

  it.each(['I owe 59718 dollars', 'zip 5971', 'zip 597189', 'zip 59718, her zip is 59715'])('is not in: %s', (text) =>
    expect(readZipCode(text)).toBeUndefined(),
  )
})
