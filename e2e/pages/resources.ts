import type { Locator, Page } from '@playwright/test'
import type { ResourceType } from '@careway/domain/vocabulary/help-terms'
import type { MessageKey } from '@careway/i18n/catalogs'
import type { MessageParameters } from '@careway/i18n/create-messages'
import type { Words } from '../fixtures/journey'

/** The town of the sample services. */
export const BOZEMAN = '59718'
/** Where the sample hospitals are. */
export const DALLAS = '75201'
export const SAMPLE_RIDE = 'Sample Ride to Clinic, Bozeman'
export const SAMPLE_RIDE_ID = 'hsds-sample:e8371ede-c14a-5392-9a58-7f6c109edef9'

type Action = 'save.save' | 'save.saved' | 'share.share'

const startingWith = (text: string) => new RegExp(`^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`)

/** /resources. What only a screen reader says of a control stands after a space: `Share : name`. */
export const resources = (page: Page, words: Words) => {
  const say = (key: MessageKey<'resources'>, params?: MessageParameters) => words('resources', key, params)
  const what = page.getByLabel(say('find.what'))
  const zipCode = page.getByLabel(say('find.zipCode'))
  const card = (name: string, within: Page | Locator = page) => within.getByRole('article', { name, exact: true })
  return {
    say,
    what,
    zipCode,
    card,
    cards: page.getByRole('tabpanel').getByRole('article'),
    shared: page.getByRole('region', { name: say('shared.title') }),
    open: async (search = '') => {
      await page.goto(`/resources${search}`)
      await page.getByRole('heading', { level: 1, name: say('title') }).waitFor()
      await page.getByRole('tab').first().waitFor()
    },
    find: async (text: string, zip?: string) => {
      await what.fill(text)
      if (zip !== undefined) await zipCode.fill(zip)
      await page.getByRole('button', { name: say('find.go'), exact: true }).click()
    },
    tab: (name: 'resources' | 'programs' | 'providers') => page.getByRole('tab', { name: say(`tabs.${name}`) }),
    /** How many there are, as it is announced. */
    count: (list: 'list' | 'programs' | 'providers', count: number) =>
      page
        .getByRole('heading', { level: 2, name: say(`${list}.count`, { count }), exact: true })
        .and(page.locator('[aria-live=polite]')),
    typeCard: (type: ResourceType) =>
      page
        .getByRole('group', { name: say('types.label') })
        .getByRole('button', { name: new RegExp(`${say(`types.${type}`)}$`) }),
    /** The chip that takes a filter off. */
    removable: (label: string) => page.getByRole('button', { name: `${label} ${say('active.remove')}`, exact: true }),
    button: (name: string, action: Action, within: Page | Locator = page) =>
      card(name, within).getByRole('button', { name: `${say(action)} : ${name}`, exact: true }),
    reportWrong: (name: string) =>
      card(name).getByRole('button', { name: `${words('corrections', 'wrong')} : ${name}`, exact: true }),
    link: (name: string, label: string) => card(name).getByRole('link', { name: startingWith(`${label} : ${name}`) }),
    unfold: (name: string, label: string) => card(name).getByText(`${label}: ${name}`).click(),
    /** What a card says of one of its facts. */
    fact: (name: string, label: string) =>
      card(name)
        .getByRole('term')
        .filter({ hasText: startingWith(label) })
        .locator('xpath=following-sibling::dd'),
  }
}

/** /resources/plan. */
export const resourcePlan = (page: Page, words: Words) => {
  const say = (key: MessageKey<'resources'>, params?: MessageParameters) => words('resources', key, params)
  const row = (name: string) => page.getByRole('article', { name, exact: true })
  return {
    say,
    row,
    rows: page.getByRole('main').getByRole('article'),
    open: async () => {
      await page.goto('/resources/plan')
      await page.getByRole('heading', { level: 1, name: say('plan.title') }).waitFor()
    },
    status: (name: string) => row(name).getByLabel(say('plan.status')),
    deadline: (name: string) => row(name).getByLabel(say('plan.deadline')),
    notes: (name: string) => row(name).getByLabel(say('plan.notes')),
  }
}
