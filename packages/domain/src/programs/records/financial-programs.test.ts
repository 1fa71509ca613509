import { describe, expect, it } from 'vitest'
import type { ProgramCondition } from '../program'
import { FINANCIAL_PROGRAMS } from './financial-programs'

const ids = FINANCIAL_PROGRAMS.map(({ id }) => id)

describe('the financial programs', () => {
  it('have ids of their own, in kebab case', () => {
    expect(ids).toHaveLength(17)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
  })

  it('have telephone numbers that can be dialed as written', () => {
    const numbers = FINANCIAL_PROGRAMS.flatMap(({ contact: { phone, tty } }) => [phone ?? [], tty ?? []].flat())
    expect(numbers.length).toBeGreaterThan(0)
    expect(numbers.filter((number) => !/^([2-9]\d{9}|\d{3})$/.test(number))).toEqual([])
  })

  it('can each be reached online, at a safe address', () =>
    expect(
      FINANCIAL_PROGRAMS.filter(({ contact }) => !contact.website?.startsWith('https://')).map(({ id }) => id),
    ).toEqual([]))

  it('cite safe addresses', () => {
    const cited = FINANCIAL_PROGRAMS.flatMap(({ sources }) => sources.flatMap(({ url }) => url ?? []))
    expect(cited.filter((url) => !url.startsWith('https://'))).toEqual([])
  })
})

describe('the wages at which SSI ends', () => {
  /** 20 CFR 416.1112(c) and 416.1124(c)(12): $20, then $65, then half of wages do not count. */
  const wagesFor = (monthly: number) => (2 * monthly + 20 + 65) * 12 * 100
  /** 20 CFR 416.1165: what parents keep for themselves; $20 of what is left does not count for the child. */
  const deemedFor = (parents: number, others: number) => wagesFor(994 + 20 + parents) + others * (1491 - 994) * 12 * 100

  it('follow from the amounts of 2026', () => {
    const ssi = FINANCIAL_PROGRAMS.find(({ id }) => id === 'ssi')!
    const lines = ssi.conditions.flatMap((each) => (each.kind === 'income-at-most' ? [each.annualCents] : []))
    const families = [0, 1, 2, 3].map((others) => deemedFor(1491, others))
    expect(lines).toEqual([[wagesFor(994), deemedFor(994, 0), ...families]])
    expect(wagesFor(1491)).toBeLessThan(deemedFor(994, 0))
  })
})

describe('the states with a higher SNAP limit', () => {
  it('are each named once', () => {
    const snap = FINANCIAL_PROGRAMS.find(({ id }) => id === 'snap')!
    const statesOf = (condition: ProgramCondition): readonly string[] => {
      if (condition.kind === 'state') return condition.anyOf
      return condition.kind === 'any-of' || condition.kind === 'all-of' ? condition.ways.flatMap(statesOf) : []
    }
    const named = snap.conditions.flatMap(statesOf)
    expect(named.length).toBe(36)
    expect(new Set(named).size).toBe(36)
  })
})
