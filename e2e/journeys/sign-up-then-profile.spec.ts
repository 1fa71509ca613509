import { expect, freshEmail, PASSWORD, test } from '../fixtures/journey'
import { accountForm } from '../pages/account-form'
import { expectFigure } from '../pages/figures'
import { foundPathways } from '../pages/found-pathways'
import { member } from '../pages/member'
import { UNINSURED_IN_TEXAS } from '../pages/profile-form'
import { profileWizard } from '../pages/profile-wizard'

test(
  'A visitor signs up on the sign-up page, then fills in the profile',
  { tag: '@everywhere' },
  async ({ visitor: page, words, toasts }) => {
    const form = accountForm(page, words)
    await page.goto('/signup')
    await form.fillNew({ firstName: 'Rosa', lastName: 'Lane', email: freshEmail(), password: PASSWORD })
    await form.send('signUp')
    await expect(page).toHaveURL('/')
    await expectFigure(page, words('dashboard', 'stats.profile'), words('dashboard', 'stats.incomplete'))
    await page
      .getByRole('main')
      .getByRole('link', { name: words('dashboard', 'banner.action'), exact: true })
      .first()
      .click()
    await expect(page).toHaveURL('/profile-setup')

    const wizard = profileWizard(page, words)
    await wizard.fillAll(UNINSURED_IN_TEXAS)
    const review = page.getByRole('main')
    await expect(review.getByText(UNINSURED_IN_TEXAS.zipCode)).toBeVisible()
    await expect(review.getByText(words('common', 'choices.insuranceStatus.uninsured'))).toBeVisible()
    await expect(review.getByText('Texas')).toBeVisible()
    await wizard.complete()
    await expect(page).toHaveURL('/')
    await expect.poll(() => toasts.join()).toContain(words('profile', 'saved'))
    await expectFigure(page, words('dashboard', 'stats.profile'), words('dashboard', 'stats.complete'))

    await page.goto('/profile')
    await expect(wizard.age).toHaveValue(UNINSURED_IN_TEXAS.age)
    await wizard.next()
    await expect(wizard.zipCode).toHaveValue(UNINSURED_IN_TEXAS.zipCode)

    await page.goto('/pathways')
    const found = foundPathways(page, words)
    await found.openFind()
    await found.sendFind()
    await expect(found.cards.first()).toBeVisible()
  },
)

test('A member without a profile answers the quick form and gets pathways', async ({
  visitor: page,
  words,
  baseURL,
}) => {
  await member(page, baseURL!).signUp()
  await page.goto('/pathways')
  await page
    .getByRole('button', { name: words('pathways', 'setup.quick'), exact: true })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  const wizard = profileWizard(page, words)
  await wizard.fillPerson(UNINSURED_IN_TEXAS)
  await dialog.getByLabel(new RegExp(`^${words('profile', 'fields.insuranceStatus')}`)).selectOption('medicaid')
  await wizard.zipCode.fill('90033')
  await wizard.chooseNeed({ ...UNINSURED_IN_TEXAS, need: 'prescriptions' })
  await dialog.getByRole('button', { name: words('pathways', 'setup.submit') }).click()
  await expect(dialog).toBeHidden()
  await expect(foundPathways(page, words).cards.first()).toBeVisible()
  await expect(page.getByText(words('pathways', 'setup.title'))).toBeHidden()
})
