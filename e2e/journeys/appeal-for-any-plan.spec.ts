import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'
import { localeOf, OFFERED_LOCALES, type OfferedLocale } from '@careway/i18n/locales'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { expect, test, wordsIn, type Words } from '../fixtures/journey'
import { accountForm } from '../pages/account-form'
import { member } from '../pages/member'

const DENIED = {
  en: { story: 'My insurance Blue Cross denied my knee MRI.', service: 'knee MRI' },
  es: { story: 'Mi seguro Blue Cross negó mi resonancia de rodilla.', service: 'resonancia de rodilla' },
} as const
const DESPAIR = {
  en: 'My plan denied my claim and I want to kill myself',
  es: 'Mi plan negó mi reclamo y quiero matarme',
} as const
const GREETING = { en: 'To whom it may concern', es: 'A quien corresponda' } as const

const otherThan = (language: OfferedLocale): OfferedLocale => OFFERED_LOCALES.find((code) => code !== language)!
const aWeekAgo = () => new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10)

async function pagesOf(download: Download): Promise<readonly string[]> {
  const pdf = await getDocument({ data: new Uint8Array(readFileSync(await download.path())), verbosity: 0 }).promise
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '))
  }
  return pages
}

function letterWizard(page: Page, words: Words) {
  const next = page.getByRole('button', { name: words('ai-help', 'letters.next'), exact: true })
  const step = (name: 'plan' | 'denial' | 'care' | 'you') =>
    page.getByRole('heading', { level: 2, name: words('ai-help', `group.${name}`), exact: true })
  return {
    step,
    field: (name: 'planName' | 'denialDate' | 'service') =>
      page.getByLabel(words('ai-help', `fact.${name}`), { exact: true }),
    sheet: page.locator('.letter-sheet').first(),
    danger: page.getByRole('main').getByRole('alert'),
    tell: async (story: string) => {
      await page.goto('/letters?kind=appeal')
      await page.getByRole('textbox', { name: words('ai-help', 'letters.story') }).fill(story)
      await next.click()
      await expect(step('plan')).toBeVisible()
    },
    go: async (...names: readonly ('denial' | 'care' | 'you')[]) => {
      for (const name of names) {
        await next.click()
        await expect(step(name)).toBeFocused()
      }
    },
    make: () => page.getByRole('button', { name: words('ai-help', 'letters.make'), exact: true }).click(),
  }
}

async function switchTo(page: Page, words: Words, from: OfferedLocale, to: OfferedLocale) {
  await page
    .getByRole('button', { name: words('common', 'shell.languageMenu', { name: localeOf(from).ownName }) })
    .click()
  await page.getByRole('menuitemradio', { name: localeOf(to).ownName }).click()
}

test('Who does not know the kind of plan gets an appeal that fits any, and nothing in the file that is not sent', async ({
  visitor: page,
  words,
  language,
  baseURL,
}) => {
  await member(page, baseURL!).signUp()
  const wizard = letterWizard(page, words)
  const { story, service } = DENIED[language]
  await wizard.tell(story)
  await expect(wizard.field('planName')).toHaveValue('Blue Cross')
  await expect(page.getByRole('radio', { name: words('ai-help', 'dontKnow') })).toBeChecked()
  await wizard.go('denial')
  await wizard.field('denialDate').fill(aWeekAgo())
  await wizard.go('care')
  await expect(wizard.field('service')).toHaveValue(service)
  await wizard.go('you')
  await expect(page.getByLabel(words('ai-help', 'who.ownName'), { exact: true })).toHaveValue('Rosa Lane')
  await expect(page.getByLabel(words('ai-help', 'who.writer'), { exact: true })).toHaveCount(0)
  await wizard.make()

  await expect(page.getByRole('heading', { level: 2, name: words('ai-help', 'result.title') })).toBeFocused()
  await expect(wizard.sheet).toContainText('Blue Cross')
  await expect(wizard.sheet).not.toContainText('CFR')
  const main = page.getByRole('main')
  await expect(main).toContainText(words('ai-help', 'result.general'))
  await expect(main).toContainText(words('letters', 'deadline.appeal-any'))
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PDF', exact: true }).first().click(),
  ])
  const pages = await pagesOf(download)
  const note = words('letters', 'gaps-title')
  expect(pages.at(-1)).toContain(note)
  expect(pages.slice(0, -1).join(' ')).not.toContain(note)
  expect(pages[0]).toContain(`[ ${words('letters', 'field.memberId')} ]`)

  await page.getByRole('button', { name: words('ai-help', 'result.tellMore') }).click()
  await page.getByRole('radio', { name: words('ai-help', 'plan.medicare_advantage') }).check()
  await page.getByRole('button', { name: words('ai-help', 'result.update'), exact: true }).click()
  await expect(wizard.sheet).toContainText('42 CFR 422')
})

test('A letter for somebody else names the patient and who signs, each once', async ({
  visitor: page,
  words,
  language,
  baseURL,
}) => {
  await member(page, baseURL!).signUp()
  const wizard = letterWizard(page, words)
  await wizard.tell(language === 'en' ? 'They denied my mother’s MRI.' : 'Negaron la resonancia de mi madre.')
  await wizard.go('denial', 'care', 'you')
  await expect(page.getByRole('radio', { name: words('ai-help', 'who.somebody') })).toBeChecked()
  await expect(page.getByLabel(words('ai-help', 'who.writer'), { exact: true })).toHaveValue('Rosa Lane')
  await page.getByLabel(words('ai-help', 'fact.patientName'), { exact: true }).fill('Ines Sample')
  await wizard.make()
  await expect(wizard.sheet).toContainText('Ines Sample')
  await expect(wizard.sheet).toContainText('Rosa Lane')
})

test('What explains a letter follows the language of the page, and the letter itself at a press', async ({
  visitor: page,
  words,
  language,
  baseURL,
}) => {
  await member(page, baseURL!).signUp()
  const wizard = letterWizard(page, words)
  const other = otherThan(language)
  const say = wordsIn(other)
  await wizard.tell(DENIED[language].story)
  await wizard.go('denial', 'care', 'you')
  await wizard.make()
  await expect(wizard.sheet).toContainText(GREETING[language])
  await switchTo(page, words, language, other)
  const main = page.getByRole('main')
  await expect(main).toContainText(say('letters', 'deadline.appeal-any'))
  await expect(wizard.sheet).toContainText(GREETING[language])
  await page
    .getByRole('button', { name: say('ai-help', 'letters.writeIn', { language: localeOf(other).ownName }) })
    .click()
  await expect(wizard.sheet).toContainText(GREETING[other])
  await page.reload()
  await expect(wizard.sheet).toContainText(GREETING[other])
})

test('Danger that a story tells of is there again after a reload', async ({
  visitor: page,
  words,
  language,
  baseURL,
}) => {
  await member(page, baseURL!).signUp()
  const wizard = letterWizard(page, words)
  await wizard.tell(DESPAIR[language])
  await expect(wizard.danger.locator('a[href*="988"]').first()).toBeVisible()
  await page.reload()
  await expect(wizard.step('plan')).toBeVisible()
  await expect(wizard.danger.locator('a[href*="988"]').first()).toBeVisible()
  const other = otherThan(language)
  await switchTo(page, words, language, other)
  await expect(wizard.danger).toContainText(wordsIn(other)('safety', 'action.call-988'))
})

test('Signing in says that what was typed waits only where something does @once', async ({
  visitor: page,
  words,
  baseURL,
}) => {
  const me = await member(page, baseURL!).signUp()
  const wizard = letterWizard(page, words)
  const main = page.getByRole('main')
  await page.goto('/letters')
  await page.context().clearCookies({ name: 'careway' })
  await page.goto('/letters')
  await expect(page).toHaveURL(/\/login/)
  await expect(main).toContainText(words('account', 'login.goOn'))
  await expect(main).not.toContainText(words('account', 'login.comeBack'))
  await accountForm(page, words).signIn(me)
  await expect(page).toHaveURL('/letters')
  await wizard.tell('They said no.')
  await page.context().clearCookies({ name: 'careway' })
  await page.goto('/letters')
  await expect(page).toHaveURL(/\/login/)
  await expect(main).toContainText(words('account', 'login.comeBack'))
})
