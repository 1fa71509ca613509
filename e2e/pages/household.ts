import type { Page } from '@playwright/test'
import type { MessageKey } from '@careway/i18n/catalogs'
import type { MessageParameters } from '@careway/i18n/create-messages'
import type { Words } from '../fixtures/journey'

/** /household. */
export const household = (page: Page, words: Words) => {
  const say = (key: MessageKey<'household'>, params?: MessageParameters) => words('household', key, params)
  const button = (key: MessageKey<'household'>) => page.getByRole('button', { name: say(key), exact: true })
  const field = (key: MessageKey<'household'>) => page.getByLabel(new RegExp(`^${say(key)}`))
  const relative = (relationship: 'spouse' | 'child', age: number) =>
    say('people.aged', { relationship: say(`relationships.${relationship}`), age })
  /** The card of a person, by the name it has now. */
  const card = (name: string) => page.getByRole('region', { name, exact: true })
  return {
    say,
    button,
    field,
    card,
    relative,
    size: field('size.label'),
    save: button('save'),
    /** Adds a person and says how old they are; the focus waits there. */
    add: async (relationship: 'spouse' | 'child', age: number) => {
      await button(relationship === 'spouse' ? 'people.addSpouse' : 'people.addChild').click()
      await card(say(`relationships.${relationship}`))
        .getByLabel(say('people.ageOfOthers'))
        .fill(String(age))
    },
    remove: (name: string) =>
      card(name)
        .getByRole('button', { name: new RegExp(`^${say('people.remove')}`) })
        .click(),
    open: async () => {
      await page.goto('/household')
      await page.getByRole('heading', { level: 1, name: say('title') }).waitFor()
    },
  }
}
