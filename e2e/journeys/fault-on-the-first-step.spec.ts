import { expect, freshEmail, PASSWORD, test } from '../fixtures/journey'
import { member } from '../pages/member'
import { UNINSURED_IN_TEXAS } from '../pages/profile-form'
import { profileWizard } from '../pages/profile-wizard'
import { signUpWizard } from '../pages/sign-up-wizard'

const NOT_AN_EMAIL = 'rosa at example'

test('A sign-up with a fault on step 1, sent from step 4, leads back to it', async ({
  visitor: page,
  words,
  toasts,
}) => {
  const wizard = signUpWizard(page, words)
  await page.goto('/#start')
  await wizard.fillAll(
    { firstName: 'Rosa', lastName: 'Lane', email: NOT_AN_EMAIL, password: PASSWORD },
    UNINSURED_IN_TEXAS,
  )
  await wizard.complete()
  await wizard.expectStep('account')
  await expect(wizard.field('email')).toBeFocused()
  await expect(wizard.field('email')).toHaveAttribute('aria-invalid', 'true')
  await expect(wizard.field('email')).toHaveAccessibleDescription(words('validation', 'email'))
  await expect.poll(() => toasts.join()).toContain(words('landing', 'wizard.failedTitle'))

  await expect(wizard.field('firstName')).toHaveValue('Rosa')
  await expect(wizard.field('password')).toHaveValue(PASSWORD)
  await wizard.field('email').fill(freshEmail())
  await wizard.next()
  await expect(wizard.age).toHaveValue(UNINSURED_IN_TEXAS.age)
  await wizard.next()
  await expect(wizard.zipCode).toHaveValue(UNINSURED_IN_TEXAS.zipCode)
  await wizard.next()
  await wizard.complete()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('dashboard', 'welcome', { name: 'Rosa' }))
})

test('An e-mail that has an account already is said at its field', async ({ visitor: page, words, baseURL }) => {
  const { email } = await member(page, baseURL!).signUp()
  await page.context().clearCookies({ name: 'careway' })
  const wizard = signUpWizard(page, words)
  await page.goto('/#start')
  await wizard.fillAll({ firstName: 'Rosa', lastName: 'Lane', email, password: PASSWORD }, UNINSURED_IN_TEXAS)
  await wizard.complete()
  await wizard.expectStep('account')
  await expect(wizard.field('email')).toBeFocused()
  await expect(wizard.field('email')).toHaveAttribute('aria-invalid', 'true')
})

test('A profile with a fault on step 1, sent from the review, leads back to it', async ({
  visitor: page,
  words,
  toasts,
  baseURL,
}) => {
  await member(page, baseURL!).signUp()
  const wizard = profileWizard(page, words)
  await page.goto('/profile-setup')
  await wizard.fillAll({ ...UNINSURED_IN_TEXAS, age: '121' })
  await wizard.complete()
  await wizard.expectStep('basics')
  await expect(wizard.age).toBeFocused()
  await expect(page.getByText(words('validation', 'ageRange'), { exact: true })).toBeVisible()
  await expect.poll(() => toasts.join()).toContain(words('profile', 'errorTitle'))
  await wizard.age.fill('120')
  for (const step of ['insurance', 'finances', 'needs', 'summary'] as const) {
    await wizard.next()
    await wizard.expectStep(step)
  }
  await wizard.complete()
  await expect(page).toHaveURL('/')
})
