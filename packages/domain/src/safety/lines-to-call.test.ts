import { expect, it } from 'vitest'
import { assessMessage } from './assess-message'
import { linesToCall } from './lines-to-call'

it.each([
  ['I have crushing chest pain and my left arm hurts', ['emergencyNumber']],
  ['I want to kill myself', ['crisisLine', 'emergencyNumber']],
  ['crushing chest pain, and I want to kill myself', ['emergencyNumber', 'crisisLine']],
  ['My boyfriend is hitting me right now', ['emergencyNumber', 'violenceLine']],
  ['I was raped last night', ['emergencyNumber', 'assaultLine']],
  ['my uncle molested me', ['emergencyNumber', 'childHelpLine']],
  ['the caregiver slaps my grandma', ['emergencyNumber', 'elderCareLine']],
  ['the boss took my passport and will not let us leave the farm', ['emergencyNumber', 'traffickingLine']],
  ['I have a runny nose', []],
])('%j calls %j', (message, lines) => {
  expect(linesToCall(assessMessage(message))).toEqual(lines)
})

it('names Poison Help before 911 only where it is what to do', () => {
  expect(linesToCall({ action: 'poison-control', crisis: 'overdose' })).toEqual(['poisonControl', 'emergencyNumber'])
  expect(linesToCall({ action: 'call-911', crisis: 'overdose' })).toEqual(['emergencyNumber', 'poisonControl'])
})
