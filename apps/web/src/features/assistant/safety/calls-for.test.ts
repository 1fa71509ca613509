import { assessMessage } from '@careway/domain/safety/assess-message'
import { expect, test } from 'vitest'
import { callsFor } from './calls-for'

const callsOf = (message: string) => {
  const { action, crisis } = assessMessage(message)
  return callsFor(action, crisis ?? null)
}

test('chest pain is 911 and nothing else', () => {
  expect(callsOf('I have crushing chest pain and my left arm hurts')).toEqual(['emergency'])
})

test('wanting to die is 988 by call and by text, then 911', () => {
  expect(callsOf('I want to kill myself')).toEqual(['crisisCall', 'crisisText', 'emergency'])
})

test('a body in danger goes before the crisis line', () => {
  expect(callsFor('call-911', 'suicide')).toEqual(['emergency', 'crisisCall', 'crisisText'])
})

test('what was swallowed is Poison Help, with 911 beside it, each once', () => {
  expect(callsFor('poison-control', 'overdose')).toEqual(['poison', 'emergency'])
  expect(callsFor('call-911', 'child-abuse')).toEqual(['emergency'])
})

test('what can wait calls nobody', () => expect(callsFor('within-week', null)).toEqual([]))
