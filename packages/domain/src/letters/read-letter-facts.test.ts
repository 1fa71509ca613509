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

describe('mentionsSomebodyElse', () => {
  it.each(['My mother was denied', 'my 9-year-old son', 'mi hija', 'el reclamo de mi papá', 'my elderly father'])(
    'hears of another: %s',
    (text) => expect(mentionsSomebodyElse(text)).toBe(true),
  )
  it.each(['My plan denied my claim', 'mi plan', 'the motherboard', 'mi seguro'])('hears of nobody else: %s', (text) =>
    expect(mentionsSomebodyElse(text)).toBe(false),
  )
})
