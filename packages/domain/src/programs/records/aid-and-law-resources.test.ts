import { describe, expect, it } from 'vitest'
import { AID_AND_LAW_RESOURCES } from './aid-and-law-resources'

const ids = AID_AND_LAW_RESOURCES.map(({ id }) => id)

describe('the resources of aid and law', () => {
  it('have ids of their own, in kebab case', () => {
    expect(ids).toHaveLength(21)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
  })

  it('have telephone numbers that can be dialed as written', () => {
    const numbers = AID_AND_LAW_RESOURCES.flatMap(({ contact: { phone, tty } }) => [phone ?? [], tty ?? []].flat())
    expect(numbers.length).toBeGreaterThan(0)
    expect(numbers.filter((number) => !/^([2-9]\d{9}|\d{3})$/.test(number))).toEqual([])
  })

  it('can each be reached online, at a safe address', () =>
    expect(
      AID_AND_LAW_RESOURCES.filter(({ contact }) => !contact.website?.startsWith('https://')).map(({ id }) => id),
    ).toEqual([]))

  it('cite safe addresses', () => {
    const cited = AID_AND_LAW_RESOURCES.flatMap(({ sources }) => sources.flatMap(({ url }) => url ?? []))
    expect(cited.filter((url) => !url.startsWith('https://'))).toEqual([])
  })
})
