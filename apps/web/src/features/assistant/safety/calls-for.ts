import type { Crisis, SafetyAction } from '@careway/domain/safety/safety-assessment'

/** The lines that an emergency leads to; `calls.<line>` of the catalog names them. */
export const CRISIS_LINES = {
  emergency: 'tel:911',
  crisisCall: 'tel:988',
  crisisText: 'sms:988',
  poison: 'tel:+18002221222',
  violence: 'tel:+18007997233',
} as const

export type CrisisLine = keyof typeof CRISIS_LINES

const OF_ACTION: Readonly<Partial<Record<SafetyAction, readonly CrisisLine[]>>> = {
  'call-911': ['emergency'],
  'call-988': ['crisisCall', 'crisisText', 'emergency'],
  'poison-control': ['poison', 'emergency'],
  'emergency-room': ['emergency'],
}

const OF_CRISIS: Readonly<Record<Crisis, readonly CrisisLine[]>> = {
  suicide: ['crisisCall', 'crisisText'],
  violence: ['violence'],
  'harm-others': ['crisisCall'],
  overdose: ['poison'],
  'child-abuse': ['emergency'],
}

/** Whom to call, the first first. 988 never comes before 911 unless it is what to do. */
export function callsFor(action: SafetyAction, crisis: Crisis | null): readonly CrisisLine[] {
  const lines = [...(OF_ACTION[action] ?? []), ...(crisis ? OF_CRISIS[crisis] : [])]
  return [...new Set(lines)]
}
