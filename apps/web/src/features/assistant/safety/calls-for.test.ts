import { expect, test } from 'vitest'
import { callsFor } from './calls-for'

test('988 can be called and texted, with 911 beside it', () => {
  expect(callsFor('call-988', 'suicide')).toEqual([
    { way: 'crisisCall', href: 'tel:988' },
    { way: 'crisisText', href: 'sms:988' },
    { way: 'emergency', href: 'tel:911' },
  ])
})

test('long numbers are called with the country in front', () => {
  expect(callsFor('poison-control', null)[0]).toEqual({ way: 'poison', href: 'tel:+18002221222' })
})

test('what can wait calls nobody', () => expect(callsFor('within-week', null)).toEqual([]))
