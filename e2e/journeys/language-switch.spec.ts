import { OFFERED_LOCALES, localeOf, type OfferedLocale } from '@careway/i18n/locales'
import { expect, test, wordsIn } from '../fixtures/journey'
import { member } from '../pages/member'
import { profileForm } from '../pages/profile-form'
import { signUpWizard } from '../pages/sign-up-wizard'

const otherThan = (language: OfferedLocale): OfferedLocale => OFFERED_LOCALES.find((code) => code !== language)!

test('The language of a form changes while it is being filled in', async ({
  visitor: page,
  words,
  language,
  baseURL,
}) => {
  const other = otherThan(language)
  await member(page, baseURL!).signUp()
  await page.goto('/profile-setup')
  await profileForm(page, words).age.fill('47')

  const menu = page.getByRole('button', {
    name: words('common', 'shell.languageMenu', { name: localeOf(language).ownName }),
  })
  await menu.click()
  for (const code of OFFERED_LOCALES)
    await expect(page.getByRole('menuitemradio').locator(`[lang=${code}]`)).toHaveText(localeOf(code).ownName)
  await page.getByRole('menuitemradio', { name: localeOf(other).ownName }).click()

  const otherWords = wordsIn(other)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(otherWords('profile', 'title'))
  await expect(profileForm(page, otherWords).age).toHaveValue('47')
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(otherWords('profile', 'title'))
  await expect(profileForm(page, otherWords).age).toHaveValue('47')
})

test('The language of the landing page changes and what is typed stays', async ({ visitor: page, words, language }) => {
  const other = otherThan(language)
  await page.goto('/')
  await signUpWizard(page, words).field('firstName').fill('Rosa')
  await page.locator('#language').selectOption(other)
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  const wizard = signUpWizard(page, wordsIn(other))
  await wizard.expectStep('account')
  await expect(wizard.field('firstName')).toHaveValue('Rosa')
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wordsIn(other)('account', 'login.title'))
})

test('An address with ?lang= is in that language, and stays so', async ({ visitor: page, language }) => {
  const other = otherThan(language)
  await page.goto(`/login?lang=${other}`)
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(wordsIn(other)('account', 'login.title'))
  await page.goto('/signup')
  await expect(title).toHaveText(wordsIn(other)('account', 'signUp.title'))
  await page.goto('/')
  await expect(title).toHaveText(wordsIn(other)('landing', 'hero.title'))
})
