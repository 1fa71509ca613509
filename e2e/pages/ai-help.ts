import type { Page } from '@playwright/test'
import type { MessageKey } from '@careway/i18n/catalogs'
import type { AssistanceType } from '@careway/domain/vocabulary/assistant-terms'
import type { Words } from '../fixtures/journey'

/** The help that stands on /pathways and /resources: its form and what it answers. */
export function aiHelp(page: Page, words: Words, of: 'admin' | 'resources') {
  const say = (key: MessageKey<'ai-help'>) => words('ai-help', key)
  const panel = page.getByRole('region', { name: say(`panel.${of}Title`), exact: true })
  const type = panel.getByLabel(say('panel.type'), { exact: true })
  return {
    say,
    panel,
    type,
    text: panel.getByLabel(say(of === 'admin' ? 'panel.adminText' : 'panel.resourcesText'), { exact: true }),
    choose: (each: AssistanceType) => type.selectOption(each),
    generate: panel.getByRole('button', { name: say('panel.generate'), exact: true }),
    title: (key: 'result.title' | 'result.planTitle') => panel.getByRole('heading', { level: 2, name: say(key) }),
    fold: (key: 'result.showPlan' | 'result.guide') => panel.locator('summary').filter({ hasText: say(key) }),
    sheet: panel.locator('.letter-sheet').first(),
    typeMissing: `${say('panel.typeMissingTitle')}: ${say('panel.typeMissing')}`,
  }
}
