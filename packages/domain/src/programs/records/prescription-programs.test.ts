import { describe, expect, it } from 'vitest'
import { extraHelpLimitPercent } from '../../medicare/medicare-costs.parameters'
import type { HelpContact } from '../program'
import { PRESCRIPTION_PROGRAMS } from './prescription-programs'
import { SPAP_BY_STATE } from './state-offices'

const ids = PRESCRIPTION_PROGRAMS.map(({ id }) => id)
const contacts: readonly (readonly [string, HelpContact])[] = PRESCRIPTION_PROGRAMS.flatMap(
  ({ id, contact, contactIn = {} }) => [
    [id, contact] as const,
    ...Object.entries(contactIn).map(([state, each]) => [`${id} in ${state}`, each] as const),
  ],
)
const recordOf = (id: string) => PRESCRIPTION_PROGRAMS.find((each) => each.id === id)!

describe('programs that help to pay for medicine', () => {
  it('have ids of their own', () => {
    expect(ids.length).toBeGreaterThanOrEqual(33)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
  })

  it('are of one type', () =>
    expect(new Set(PRESCRIPTION_PROGRAMS.map(({ type }) => type))).toEqual(new Set(['prescription'])))

  it.each(contacts)('%s can be reached as written', (_name, { phone, tty, textNumber, website }) => {
    for (const number of [phone, tty, textNumber]) expect(number ?? '211').toMatch(/^(\d{10}|\d{3})$/)
    expect(website ?? 'https://').toMatch(/^https:\/\//)
  })

  it('say where each figure and rule is from', () => {
    const links = PRESCRIPTION_PROGRAMS.flatMap(({ sources }) => sources.flatMap(({ url }) => (url ? [url] : [])))
    expect(links.filter((url) => !url.startsWith('https://') || url.includes('github'))).toEqual([])
  })

  it('draw Extra Help where the rule of Medicare draws it', () =>
    expect(recordOf('extra-help').conditions).toContainEqual({
      kind: 'income-at-most',
      percentOfPoverty: extraHelpLimitPercent.on('2026-11-21'),
    }))

  it('give every state with a program of its own a place', () => {
    const served = ['spap', 'texas-kidney-health-care', 'colorado-bridging-the-gap'].flatMap(
      (id) => recordOf(id).states,
    )
    expect([...served].sort()).toEqual(Object.keys(SPAP_BY_STATE).sort())
    expect(recordOf('spap').contactIn?.NY).toEqual({
      name: SPAP_BY_STATE.NY!.name,
      phone: SPAP_BY_STATE.NY!.phone,
      website: SPAP_BY_STATE.NY!.website,
    })
  })
})
