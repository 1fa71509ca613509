import { SOURCES } from '../sources'
import { rule, type SafetyRule } from './rule'

export const CRISIS_RULES: readonly SafetyRule[] = [
  rule(
    'suicide',
    SOURCES.crisis,
    { urgent: ['suicide-said', 'suicide-named'] },
    { action: 'call-988', crisis: 'suicide' },
  ),
  rule('suicide-past', SOURCES.crisis, { moderate: ['suicide-past'] }, { crisis: 'suicide' }),
  rule(
    'suicide-now',
    SOURCES.crisis,
    { urgent: ['suicide-means + suicide-said/suicide-named', 'suicide-said + too-many-pills/severe-bleeding'] },
    { crisis: 'suicide' },
  ),
  rule(
    'harm-others',
    SOURCES.emergencies,
    { urgent: ['harm-others', 'voices-telling'] },
    { action: 'call-988', crisis: 'harm-others' },
  ),
  rule(
    'abuse',
    SOURCES.violence,
    { urgent: ['violence-home', 'violence-now', 'sexual-assault'] },
    { crisis: 'violence', awaitsSource: true },
  ),
  rule('child-abuse', SOURCES.childWelfare, { urgent: ['child-abuse'] }, { crisis: 'child-abuse', awaitsSource: true }),
  rule('mental-mod', SOURCES.mentalHealth, {
    moderate: ['depressed', 'anxious', 'eating-disorder', 'drug-use', 'insomnia + lasting', 'opioid'],
    low: ['insomnia'],
  }),
]
