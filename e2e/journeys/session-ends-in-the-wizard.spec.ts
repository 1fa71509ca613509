import { expect, test } from '../fixtures/journey'
import { accountForm } from '../pages/account-form'
import { member } from '../pages/member'
import { UNINSURED_IN_TEXAS } from '../pages/profile-form'
import { profileWizard } from '../pages/profile-wizard'

test('A session that ends in the middle of the wizard loses no answer', async ({
  visitor: page,
  words,
  toasts,
  baseURL,
}) => {
  const account = await member(page, baseURL!).signUp()
  const wizard = profileWizard(page, words)
  await page.goto('/profile-setup')
  await wizard.fillAll(UNINSURED_IN_TEXAS)
  await page.context().clearCookies({ name: 'careway' })
  await wizard.complete()
  await expect(page).toHaveURL('/login?returnTo=%2Fprofile-setup')
  const unauthorized = `${words('common', 'errors.unauthorizedTitle')}: ${words('common', 'errors.unauthorizedText')}`
  expect(toasts).toContain(unauthorized)

  const form = accountForm(page, words)
  await form.signIn({ ...account, password: 'not-my-password-1' })
  await expect(form.failure.first()).not.toBeEmpty()
  await expect(form.field('email')).toHaveValue(account.email)
  await form.signIn(account)
  await expect(page).toHaveURL('/profile-setup')
  await wizard.expectStep('summary')
  await expect(page.getByRole('main').getByText(UNINSURED_IN_TEXAS.zipCode)).toBeVisible()
  await wizard.complete()
  await expect(page).toHaveURL('/')
})

test('Somebody else who signs in afterwards does not find the answers', async ({ visitor: page, words, baseURL }) => {
  const other = await member(page, baseURL!).signUp()
  await member(page, baseURL!).signUp()
  const wizard = profileWizard(page, words)
  await page.goto('/profile-setup')
  await wizard.fillAll(UNINSURED_IN_TEXAS)
  await page.context().clearCookies({ name: 'careway' })
  await wizard.complete()
  await expect(page).toHaveURL(/\/login/)
  await accountForm(page, words).signIn(other)
  await expect(page).toHaveURL('/profile-setup')
  await wizard.expectStep('basics')
  await expect(wizard.age).toHaveValue('')
})
