import type { Page } from '@playwright/test'
import type { PlanLevel, PlanType, UseLevel } from '@careway/domain/vocabulary/health-plan-terms'
import type { Words } from '../fixtures/journey'

/** /insurance. */
export const insurance = (page: Page, words: Words) => {
  const plans = page.locator('#plans')
  const cards = plans.locator('[data-plan]')
  const calculator = page.locator('#calculator')
  const dialog = page.getByRole('dialog')
  const county = page.locator('#county')
  return {
    plans,
    cards,
    dialog,
    calculator,
    county,
    medicaid: page.locator('#medicaid'),
    premiumHelp: page.locator('#premium-help'),
    members: page.locator('#household [data-program]'),
    myPlan: page.locator('#my-plan'),
    subsidies: calculator.locator('[data-subsidies]'),
    incomeSlider: page.getByRole('slider', { name: words('insurance', 'whatIf.income') }),
    open: async (search = '') => {
      await page.goto(`/insurance${search}`)
      await page.getByRole('heading', { level: 1, name: words('insurance', 'title') }).waitFor()
    },
    chooseYear: (year: number) => page.getByRole('radio', { name: String(year), exact: true }).check({ force: true }),
    chooseUse: (use: UseLevel) =>
      page.getByRole('radio', { name: words('insurance', `use.${use}`), exact: true }).check({ force: true }),
    chooseLevel: (level: PlanLevel | 'all') =>
      plans.getByLabel(words('insurance', 'filters.level')).selectOption(level),
    chooseType: (type: PlanType | 'all') => plans.getByLabel(words('insurance', 'filters.type')).selectOption(type),
    chooseCounty: async (name: string) => {
      await county.getByRole('radio', { name }).check()
      await county.getByRole('button', { name: words('insurance', 'county.save') }).click()
    },
    pickToCompare: (index: number) => cards.nth(index).getByRole('checkbox').check(),
    openComparison: (count: number) =>
      page.getByRole('button', { name: words('insurance', 'compare.open', { count }) }).click(),
    calculate: async (premium: string) => {
      await calculator.getByRole('textbox').fill(premium)
      await calculator.getByRole('button', { name: words('insurance', 'calculator.calculate') }).click()
    },
    save: (index: number) =>
      cards
        .nth(index)
        .getByRole('button', { name: new RegExp(`^${words('insurance', 'saved.keep')}`) })
        .click(),
    choose: (index: number) =>
      cards
        .nth(index)
        .getByRole('button', { name: new RegExp(`^${words('insurance', 'saved.choose')}`) })
        .click(),
  }
}
