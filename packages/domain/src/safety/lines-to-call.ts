import type { FigureId } from '../knowledge/figures'
import type { Crisis, SafetyAction, SafetyAssessment } from './safety-assessment'

/** The lines that danger leads to, by the names of their numbers. */
export type SafetyLine = Extract<
  FigureId,
  | 'emergencyNumber'
  | 'crisisLine'
  | 'poisonControl'
  | 'violenceLine'
  | 'assaultLine'
  | 'childHelpLine'
  | 'elderCareLine'
  | 'traffickingLine'
>

const OF_ACTION: Readonly<Partial<Record<SafetyAction, readonly SafetyLine[]>>> = {
  'call-911': ['emergencyNumber'],
  'call-988': ['crisisLine', 'emergencyNumber'],
  'poison-control': ['poisonControl', 'emergencyNumber'],
  'emergency-room': ['emergencyNumber'],
  'same-day-or-911': ['emergencyNumber'],
}

const OF_CRISIS: Readonly<Record<Crisis, readonly SafetyLine[]>> = {
  suicide: ['crisisLine', 'emergencyNumber'],
  violence: ['emergencyNumber', 'violenceLine'],
  'harm-others': ['emergencyNumber', 'crisisLine'],
  overdose: ['emergencyNumber', 'poisonControl'],
  'child-abuse': ['emergencyNumber', 'childHelpLine'],
  'sexual-assault': ['emergencyNumber', 'assaultLine'],
  'elder-abuse': ['emergencyNumber', 'elderCareLine'],
  trafficking: ['emergencyNumber', 'traffickingLine'],
}

/** Whom to call, the first first, each once. A body in danger goes before everything else: 988 leads only where it is what to do. */
export const linesToCall = ({ action, crisis }: Pick<SafetyAssessment, 'action' | 'crisis'>): readonly SafetyLine[] => [
  ...new Set([...(OF_ACTION[action] ?? []), ...(crisis ? OF_CRISIS[crisis] : [])]),
]
