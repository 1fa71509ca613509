import { describe, expect, it } from 'vitest'
import { HELP_CIRCUMSTANCES } from '../../vocabulary/help-terms'
import { decideHelp } from '../decide-help'
import { RIDE_AND_LANGUAGE_RESOURCES } from './ride-and-language-resources'

const PHONE = /^(\d{10}|\d{3})$/
const TEXT_NUMBER = /^(\d{10}|\d{3}|\d{5,6})$/
const HTTPS = /^https:\/\/[^\s]+$/

describe('the rides, interpreters and crisis lines', () => {
  it('have an id each', () =>
    expect(new Set(RIDE_AND_LANGUAGE_RESOURCES.map(({ id }) => id)).size).toBe(RIDE_AND_LANGUAGE_RESOURCES.length))

  it.each(RIDE_AND_LANGUAGE_RESOURCES.map((record) => [record.id, record] as const))(
    '%s can be reached, and says where its facts come from',
    (_id, { contact, contactIn = {}, sources, benefits, steps }) => {
      for (const { phone, tty, textNumber, website } of [contact, ...Object.values(contactIn)]) {
        if (phone !== undefined) expect(phone).toMatch(PHONE)
        if (tty !== undefined) expect(tty).toMatch(PHONE)
        if (textNumber !== undefined) expect(textNumber).toMatch(TEXT_NUMBER)
        if (website !== undefined) expect(website).toMatch(HTTPS)
      }
      for (const { title, url } of sources) {
        expect(title).toBeTruthy()
        if (url !== undefined) expect(url).toMatch(HTTPS)
      }
      expect(Math.min(benefits, steps)).toBeGreaterThan(0)
    },
  )

  it('keep crisis lines open to everybody, whatever was said', () => {
    const nothing = { asOf: '2026-11-21', circumstances: {} } as const
    const noToAll = {
      ...nothing,
      circumstances: Object.fromEntries(HELP_CIRCUMSTANCES.map((code) => [code, false])),
    }
    const crisis = RIDE_AND_LANGUAGE_RESOURCES.filter(({ type }) => type === 'crisis')
    expect(crisis).toHaveLength(9)
    for (const record of crisis) {
      expect([record.id, record.isAlwaysOpen]).toEqual([record.id, true])
      for (const facts of [nothing, noToAll]) expect(decideHelp(record, facts).likelihood).toBe('likely')
    }
  })
})
