import { describe, expect, it } from 'vitest'
import { assessMessage } from '../assess-message'
import { plainText } from './fold-message'

const levelOf = (message: string) => assessMessage(message).level

describe('what is written as it is spoken', () => {
  it.each([
    ["he ain't breathin", 'he aint breathing'],
    ["I cain't feel my legs", 'i cant feel my legs'],
    ['he tryna kill hisself', 'he trying to kill himself'],
    ["mama don't wake up", 'mama wont wake up'],
    ["it won't quit bleeding", 'it wont stop bleeding'],
    ['me kiero matar', 'me quiero matar'],
    ['se ba a matar', 'se va a matar'],
  ])('%s is read as the words meant', (written, meant) => {
    expect(plainText(written)).toBe(meant)
    expect(levelOf(written)).toBe('urgent')
  })

  it.each([
    'I take melatonin and dont wake up at night',
    'my cousin has insulin in the cabin again',
    'the boy a teacher knows',
    'I want to quit smoking',
    'muffin and aspirin',
  ])('%s stays as it is', (written) => {
    expect(plainText(written)).toBe(written.toLowerCase())
    expect(levelOf(written)).not.toBe('urgent')
  })
})

describe('points that mark a pause', () => {
  it.each(['my boss dropped to the floor... isnt moving', 'im on the roof... gonna jump', 'i smell gas… feel dizzy'])(
    '%s is one sentence',
    (written) => expect(levelOf(written)).toBe('urgent'),
  )

  it.each(['no fever... crushing chest pain and sweating', 'not pregnant... I took too many pills'])(
    'end what is denied: %s',
    (written) => expect(levelOf(written)).toBe('urgent'),
  )

  it('take no time that grows with the square of a text', () => {
    expect(plainText('ab..'.repeat(5000))).toContain('ab ab')
  })
})

describe('whether to call is asked of what is told', () => {
  it.each([
    'we cant find a pulse on him should i call 911',
    'my husband has chest pain, should I call 911?',
    'le duele el pecho, ¿tengo que llamar al 911?',
  ])('%s', (written) => expect(levelOf(written)).toBe('urgent'))

  it.each(['should I call 911?', 'should I call 911 if a neighbor plays music'])('%s tells nothing', (written) =>
    expect(levelOf(written)).toBe('low'),
  )
})
