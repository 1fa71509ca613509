import { describe, expect, it } from 'vitest'
import { readLetterFacts } from './read-letter-facts'
import examples from './read-letter-facts.examples.json'
import { mentionsSomebodyElse } from './reading/read-circumstances'

const AS_OF = '2026-11-21'

describe('readLetterFacts', () => {
  it.each(examples)('$name', ({ text, expect: wanted }) => {
    expect(readLetterFacts(text, AS_OF)).toEqual(wanted)
  })

  it('reads the longest text there may be, made to be slow, and answers', () => {
    for (const part of [
      'claim ',
      '$1,000',
      'denied on ',
      'Plan: ',
      'request for a ',
      '1/2/',
      'my my ',
      'denied my a b c ',
      'no me quiere ',
      'denied my surgery of the ',
      'My plan Aa ',
      '\n',
      ' \n',
      '. ',
    ])
      expect(readLetterFacts(part.repeat(10_000), AS_OF)).toBeTypeOf('object')
  })
})

describe.each([' ', '\n', '\t', '\r\n', '\u00a0'])('ten thousand of one space, %j', (space) => {
  const gap = space.repeat(10_000)

  it.each([
    'claim',
    'reclamo',
    'member',
    'policy',
    'account',
    'cuenta',
    'número de',
    'family',
    'zip',
    'plan:',
    'appeal',
  ])('after “%s” are read as one', (label) =>
    expect(readLetterFacts(`I got a denial. ${label}${gap}`, AS_OF)).toEqual({}),
  )

  it.each([
    ['claim number:', 'AB-12345', { claimNumber: 'AB-12345' }],
    ['número de cuenta:', '7788-9900', { accountNumber: '7788-9900' }],
  ])('do not part “%s” from %s', (label, value, facts) =>
    expect(readLetterFacts(`${label}${gap}${value}`, AS_OF)).toEqual(facts),
  )
})

describe('mentionsSomebodyElse', () => {
  it.each(['My mother was denied', 'my 9-year-old son', 'mi hija', 'el reclamo de mi papá', 'my elderly father'])(
    'hears of another: %s',
    (text) => expect(mentionsSomebodyElse(text)).toBe(true),
  )
  it.each(['My plan denied my claim', 'mi plan', 'the motherboard', 'mi seguro'])('hears of nobody else: %s', (text) =>
    expect(mentionsSomebodyElse(text)).toBe(false),
  )
})
