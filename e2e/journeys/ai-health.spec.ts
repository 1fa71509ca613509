import type { Page } from '@playwright/test'
import { ASSISTANT_INPUT_MAXIMUM } from '@careway/domain/vocabulary/assistant-terms'
import type { MessageKey } from '@careway/i18n/catalogs'
import { expect, test, type Words } from '../fixtures/journey'
import { assistant } from '../pages/assistant'
import { member } from '../pages/member'

const ANALYSIS = '**/api/ai-health-analysis'
const SORE = {
  en: 'My throat has been sore for two days. I am 30.',
  es: 'Me duele la garganta hace dos días. Tengo 30 años.',
}
const CHEST = {
  en: 'I have crushing chest pressure and my left arm hurts',
  es: 'Tengo mucha presión en el pecho y me duele el brazo izquierdo',
}

function analysis(page: Page, words: Words) {
  const say = (key: MessageKey<'assistant'>) => words('assistant', key)
  const button = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true })
  return {
    say,
    open: async (url: string) => {
      await member(page, url).signUp()
      await page.goto('/ai-health')
      await button(say('analysis.ask')).waitFor()
    },
    box: page.getByRole('textbox', { name: say('analysis.label') }),
    ask: button(say('analysis.ask')),
    cancel: button(words('common', 'actions.cancel')),
    result: page.getByRole('heading', { level: 2, name: say('analysis.result') }),
    call911: page.getByRole('alert').getByRole('link', { name: say('calls.emergency') }),
    recent: page.getByRole('region', { name: say('conversations.recent') }),
  }
}

test('An analysis that takes long can be called off, and nothing typed is lost', async ({
  visitor: page,
  words,
  language,
  baseURL,
}) => {
  const health = analysis(page, words)
  await health.open(baseURL!)
  await expect(health.ask).toBeDisabled()
  await expect(health.ask).toHaveAccessibleDescription(health.say('analysis.waiting'))
  let sent = 0
  await page.route(ANALYSIS, () => void (sent += 1))
  await health.box.fill(SORE[language])
  const wasAborted = page.waitForEvent('requestfailed', (request) => request.url().includes('ai-health-analysis'))
  await health.ask.click()
  await health.cancel.click()
  await wasAborted
  await expect(health.cancel).toHaveCount(0)
  await expect(health.box).toBeFocused()
  await expect(health.box).toHaveValue(SORE[language])
  await expect(page.getByText(health.say('failure.title'))).toHaveCount(0)
  expect(sent).toBe(1)
  await page.unroute(ANALYSIS)
  await health.ask.click()
  await expect(health.result).toBeFocused()
})

test('A text that is too long stays whole, says so, and is heard all the same', async ({
  visitor: page,
  words,
  language,
  baseURL,
}) => {
  const health = analysis(page, words)
  await health.open(baseURL!)
  let sent = 0
  await page.route('**/api/ai**', (route) => {
    if (route.request().method() === 'POST') sent += 1
    return route.continue()
  })
  const text = `${CHEST[language]}. ${'x'.repeat(ASSISTANT_INPUT_MAXIMUM)}`
  const tooLong = words('common', 'text.tooLong', { maximum: ASSISTANT_INPUT_MAXIMUM })
  await health.box.fill(text)
  await expect(health.box).toHaveAccessibleDescription(new RegExp(tooLong.slice(0, 20)))
  await health.ask.click()
  await expect(health.call911).toBeInViewport()
  await expect(health.box).toHaveValue(text)
  const chat = assistant(page, words)
  await chat.open()
  await chat.ask(text)
  await expect(chat.call911).toBeInViewport()
  await expect(chat.questions).toHaveCount(0)
  await expect(chat.box).toHaveValue(text)
  expect(sent).toBe(0)
})

test('What was asked is deleted where it is listed, with its analysis', async ({
  visitor: page,
  words,
  language,
  baseURL,
}) => {
  const health = analysis(page, words)
  await health.open(baseURL!)
  await health.box.fill(SORE[language])
  await health.ask.click()
  await expect(health.result).toBeVisible()
  await expect(health.recent.getByRole('listitem')).toHaveCount(1)
  await health.recent.getByRole('button', { name: health.say('conversations.deleteAll') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: health.say('conversations.confirm') })
    .click()
  await expect(health.recent).toContainText(health.say('conversations.none'))
  await expect(health.result).toHaveCount(0)
})

test('An empty message is told of, and an answer keeps its language', async ({
  visitor: page,
  words,
  language,
  baseURL,
}) => {
  const chat = assistant(page, words)
  await chat.begin(baseURL!)
  await page.getByRole('button', { name: chat.say('chat.send'), exact: true }).click()
  await expect(chat.box).toBeFocused()
  await expect(chat.box).toHaveAccessibleDescription(new RegExp(chat.say('chat.wordsMissing')))
  await chat.ask(SORE[language])
  await expect(chat.wholeAnswers).toHaveCount(1)
  await expect(chat.wholeAnswers.locator('.answer-text')).toHaveAttribute('lang', language)
})
