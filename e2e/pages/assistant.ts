import type { Page } from '@playwright/test'
import type { MessageKey } from '@careway/i18n/catalogs'
import type { Words } from '../fixtures/journey'
import { member } from './member'

const PRODUCT = { product: 'Careway' }

/** The chat as somebody uses it. */
export function assistant(page: Page, words: Words) {
  const say = (key: MessageKey<'assistant'>) => words('assistant', key)
  const box = page.getByRole('textbox', { name: say('chat.label') })
  const open = async () => {
    await page.goto('/ai-assistant')
    await box.waitFor()
  }
  return {
    say,
    open,
    /** Opens the chat as somebody who just got an account at `url`. */
    begin: async (url: string) => {
      await member(page, url).signUp()
      await open()
    },
    box,
    /** Writes a message and sends it by keyboard, as most do. */
    ask: async (text: string) => {
      await box.fill(text)
      await box.press('Enter')
    },
    title: page.getByRole('heading', { level: 2, name: say('chat.title'), exact: true }),
    messages: page.getByRole('log'),
    questions: page.locator('.bubble--me p'),
    answers: page.locator('.bubble:not(.bubble--me)'),
    /** A whole answer says how it was made. */
    wholeAnswers: page.locator('.bubble:not(.bubble--me)[aria-busy="false"]'),
    tryAgain: page.getByRole('button', { name: say('chat.askAgain') }),
    emergency: page.getByRole('alert').filter({ hasText: say('emergency.title.call-911') }),
    call911: page.getByRole('alert').getByRole('link', { name: say('calls.emergency') }),
    history: page.getByRole('region', { name: say('conversations.history') }),
    /** Asked once where a language model is there. */
    consentQuestion: page.getByRole('region', { name: say('consent.title') }),
    agree: () => page.getByRole('button', { name: say('consent.agree') }).click(),
    refuse: () => page.getByRole('button', { name: words('assistant', 'consent.refuse', PRODUCT) }).click(),
    notice: (of: 'model_failed' | 'model_withheld') => words('assistant', `notices.${of}`, PRODUCT),
    failure: `${say('failure.title')}: ${say('failure.text')}`,
  }
}
