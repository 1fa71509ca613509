import type { Page } from '@playwright/test'
import type { Relationship } from '@careway/contracts/profile/household'
import type { UseLevel } from '@careway/domain/vocabulary/health-plan-terms'
import type { MessageKey } from '@careway/i18n/catalogs'
import type { MessageParameters } from '@careway/i18n/create-messages'
import type { Words } from '../fixtures/journey'
import { YEAR } from './households'

/** /insurance. */
export const insurance = (page: Page, words: Words) => {
  const say = (key: MessageKey<'insurance'>, params?: MessageParameters) => words('insurance', key, params)
  const part = (key: MessageKey<'insurance'>, params?: MessageParameters) =>
    page.getByRole('region', { name: say(key, params), exact: true })
  const plan = (name: string) => page.getByRole('article', { name, exact: true })
  const plans = page
    .getByRole('article')
    .filter({ has: page.getByRole('checkbox', { name: new RegExp(`^${say('compare.pick')}`) }) })
  const who = part('household.title')
  const calculator = part('calculator.title')
  const typed = calculator.getByLabel(new RegExp(`^${say('calculator.premium')}`))
  return {
    say,
    part,
    plan,
    plans,
    calculator,
    who,
    help: part('help.title'),
    medicaid: part('medicaid.title'),
    myPlan: part('saved.myPlan'),
    whatIf: part('whatIf.title'),
    comparison: page.getByRole('dialog', { name: say('compare.title') }),
    level: page.getByRole('combobox', { name: say('filters.level') }),
    type: page.getByRole('combobox', { name: say('filters.type') }),
    premium: typed,
    open: async () => {
      await page.goto(`/insurance?year=${YEAR}`)
      await page.getByRole('heading', { level: 1, name: say('title') }).waitFor()
    },
    /** What one person of the household gets; others who get the same stand on the same card. */
    cardOf: (relationship: Relationship, age: number) =>
      who.getByRole('article').filter({
        has: page.getByText(say('person.aged', { who: say(`person.${relationship}`), age }), { exact: true }),
      }),
    chooseUse: (use: UseLevel) => page.getByText(say(`use.${use}`), { exact: true }).click(),
    counted: (label: string, count: number) => say('filters.counted', { label, count }),
    names: () => plans.getByRole('heading', { level: 3 }),
    compare: (name: string) => plan(name).getByRole('checkbox'),
    button: (name: string, action: 'keep' | 'kept' | 'choose') =>
      plan(name).getByRole('button', { name: new RegExp(`^${say(`saved.${action}`)}`) }),
    calculate: async (premium: string) => {
      await typed.fill(premium)
      await calculator.getByRole('button', { name: say('calculator.calculate') }).click()
    },
  }
}
