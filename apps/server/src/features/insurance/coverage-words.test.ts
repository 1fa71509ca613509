import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { marketplaceOf } from '@careway/domain/marketplace/marketplace'
import { decidePrograms, withCredit } from '@careway/domain/coverage/decide-coverage'
import { householdReasons } from '@careway/domain/coverage/household-reasons'
import { DAYS, randomHousehold } from '@careway/domain/coverage/random-household.fixture'
import { because } from '@careway/domain/kernel/decision'
import { PLAN_LEVELS } from '@careway/domain/vocabulary/health-plan-terms'
import { OFFERED_LOCALES } from '@careway/i18n/locales'
import { serverMessages } from '@careway/i18n/server-messages'
import { sayIn, wireMember } from './coverage-words'

const TODAY = '2026-11-21'
const missing = new Set<string>()
const messages = serverMessages((key) => missing.add(key))

/** Left by a parameter that is not there, is no number, or is not one that the format takes. */
const BROKEN = /\{\{|\}\}|undefined|\bnull\b|NaN|Invalid|\[object|Infinity/

/** What is wrong with one sentence, as a line to read. */
function faultOf(family: string, code: string, text: string): string | undefined {
  if (text === '' || text === code || text.endsWith(`${family}.${code}`)) return `${family}.${code} has no sentence`
  return BROKEN.test(text) ? `${family}.${code}: ${text}` : undefined
}

const household = fc.gen().map((gen) => randomHousehold((below) => gen(fc.nat, { max: below - 1 })))
const cents = fc.option(fc.nat({ max: 400_000 }), { nil: undefined })

/** Thousands of households take a while on a busy machine. */
const PATIENCE = { timeout: 60_000 }

describe.each(OFFERED_LOCALES)('the words of cover in %s', PATIENCE, (locale) => {
  const faults = new Set<string>()
  const seen = new Set<string>()
  const say: ReturnType<typeof sayIn> = (family, reason) => {
    const said = sayIn(messages, locale)(family, reason)
    seen.add(`${family}.${reason.code}`)
    const fault = faultOf(family, reason.code, said.text)
    if (fault) faults.add(fault)
    return said
  }

  it('are there for every code that a household gets, with all they count', () => {
    fc.assert(
      fc.property(household, fc.constantFrom(...DAYS), cents, (home, [planYear, asOf], slcspMonthlyCents) => {
        const coverage = withCredit(decidePrograms(home, planYear, asOf), slcspMonthlyCents)
        coverage.members.forEach((member, index) =>
          wireMember(member, { age: home.members[index]!.age, state: home.state, today: TODAY, planYear }, say),
        )
        for (const reason of householdReasons(coverage)) say('reason', reason)
      }),
      { numRuns: 2000, seed: 2027 },
    )
    expect([...faults]).toEqual([])
    expect([...missing]).toEqual([])
    expect(seen.size).toBeGreaterThan(100)
  })

  it('name what the screens name beside them', () => {
    const program = marketplaceOf('TX', '2026-11-21').name
    say('reason', because('household.benchmark-of-earlier-year', { year: 2027, ofYear: 2026 }))
    for (const level of PLAN_LEVELS)
      expect(messages.translateCode(locale, 'coverage', `estimated-plan.${level}`)).not.toContain('estimated-plan')
    for (const standing of ['likely', 'unlikely', 'not-by-income', 'need_more_information', 'no-group']) {
      const text = messages.translateCode(locale, 'coverage', `medicaid.${standing}`, {
        program,
        state: 'Texas',
        limitCents: 1_234_500,
      })
      expect(text).not.toMatch(BROKEN)
      expect(text).not.toContain(standing)
    }
    expect([...missing]).toEqual([])
  })
})

describe('the test itself', () => {
  it('sees a missing sentence and a missing number', () => {
    const own = serverMessages()
    const text = (code: string) => sayIn(own, 'en')('reason', because(code)).text
    expect(faultOf('reason', 'no.such-code', text('no.such-code'))).toBeDefined()
    expect(faultOf('reason', 'work.notice', text('work.notice'))).toBeDefined()
    expect(faultOf('reason', 'work.hardship', text('work.hardship'))).toBeUndefined()
  })
})
