import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { SealBroken } from '../../ports/seal'
import { createAesSeal } from './aes-seal.adapter'

const place = { column: 'user_profiles.sealed_details', userId: 'ana' }
const seal = createAesSeal(randomBytes(32))

describe('the seal', () => {
  it('opens what it sealed', () => {
    expect(seal.open(seal.seal('{"age":34,"note":"dolor de cabeza ñ"}', place), place)).toBe(
      '{"age":34,"note":"dolor de cabeza ñ"}',
    )
  })

  it('never seals the same text into the same bytes', () => {
    expect(Buffer.from(seal.seal('same', place))).not.toEqual(Buffer.from(seal.seal('same', place)))
  })

  it('does not show the text', () => {
    expect(Buffer.from(seal.seal('diabetes', place)).includes('diabetes')).toBe(false)
  })

  it('does not open for another person or another column', () => {
    const sealed = seal.seal('mine', place)
    expect(() => seal.open(sealed, { ...place, userId: 'ben' })).toThrow(SealBroken)
    expect(() => seal.open(sealed, { ...place, column: 'pathways.notes' })).toThrow(SealBroken)
  })

  it('does not open when one bit of it was changed', () => {
    const sealed = Buffer.from(seal.seal('mine', place))
    for (let index = 0; index < sealed.length; index += 1) {
      const changed = Buffer.from(sealed)
      changed[index] = changed[index]! ^ 1
      expect(() => seal.open(changed, place)).toThrow(SealBroken)
    }
  })

  it('knows its own key from another', () => {
    const other = createAesSeal(randomBytes(32))
    expect(seal.isOwnKey(seal.seal('mine', place))).toBe(true)
    expect(seal.isOwnKey(other.seal('mine', place))).toBe(false)
    expect(() => seal.open(other.seal('mine', place), place)).toThrow('another key')
  })

  it('does not open what is too short to be sealed', () => {
    expect(() => seal.open(new Uint8Array(3), place)).toThrow(SealBroken)
  })
})
