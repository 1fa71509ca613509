import { raisersOf } from '@careway/domain/safety/raise'
import { SAFETY_RULES } from '@careway/domain/safety/rules/all-rules'
import { BY_WHEN, CRISES, SAFETY_ACTIONS } from '@careway/domain/safety/safety-assessment'
import { SAFETY_LEVELS } from '@careway/domain/safety/safety-level'
import { describe, expect, it } from 'vitest'
import en from '../messages/en/safety.json'
import es from '../messages/es/safety.json'

const RAISED = raisersOf(new Set(['newborn-word', 'weak-immunity', 'pregnant'])).map((code) => `raised-${code}`)

const missing = (codes: readonly string[], words: Readonly<Record<string, string>>) =>
  codes.filter((code) => !words[code]?.trim())

describe.each([
  ['en', en],
  ['es', es],
] as const)('safety in %s', (_locale, catalog) => {
  it('says why for every rule and every reason that raises', () =>
    expect(missing([...SAFETY_RULES.map(({ id }) => id), ...RAISED], catalog.why)).toEqual([]))
  it('has words for every level', () => expect(missing(SAFETY_LEVELS, catalog.level)).toEqual([]))
  it('has words for every action', () => expect(missing(SAFETY_ACTIONS, catalog.action)).toEqual([]))
  it('has words for every time', () => expect(missing(BY_WHEN, catalog.byWhen)).toEqual([]))
  it('has words for every crisis', () => expect(missing(CRISES, catalog.crisis)).toEqual([]))
  it('has the same keys in both languages', () => expect(Object.keys(es.why)).toEqual(Object.keys(en.why)))
})
