import { expect, test } from '../fixtures/journey'
import { accountForm } from '../pages/account-form'
import { insurance } from '../pages/insurance'
import { member } from '../pages/member'
import { UNINSURED_IN_TEXAS } from '../pages/profile-form'

test(
  'A visitor is asked to sign in, and comes back to the plans',
  { tag: '@once' },
  async ({ visitor: page, words, baseURL }) => {
    const account = await member(page, baseURL!).signUp()
    await page.context().clearCookies({ name: 'careway' })
    const screen = insurance(page, words)
    await screen.open()
    const wall = screen.part('signIn.title')
    await expect(wall.getByRole('link', { name: screen.say('signIn.signUp') })).toBeVisible()
    await wall.getByRole('link', { name: words('common', 'actions.signIn') }).click()
    await accountForm(page, words).signIn(account)
    await expect(page).toHaveURL(/^[^?]*\/insurance/)
    await page.getByRole('link', { name: screen.say('problems.complete') }).click()
    await expect(page).toHaveURL('/profile-setup')
  },
)

test('Without an income the screen asks for it, keeps it, and goes on from there', async ({
  visitor: page,
  words,
  baseURL,
}) => {
  const me = member(page, baseURL!)
  await me.signUp()
  await me.describe(UNINSURED_IN_TEXAS)
  const screen = insurance(page, words)
  const { say } = screen
  await screen.open()
  const question = screen.part('income.title')
  const income = question.getByLabel(new RegExp(`^${say('income.label')}`))
  await question.getByRole('button', { name: say('income.save') }).click()
  await expect(question.getByText(say('faults.required'))).toBeVisible()
  await income.fill('45,000')
  await income.press('Enter')
  await expect(question).toBeHidden()
  await expect(screen.part('details.title')).toContainText('$45,000')
  await expect(screen.cardOf('self', 34)).toBeVisible()
  await expect(screen.plans.first()).toBeVisible()
})

test(
  'Plans that do not come say so and come on asking again',
  { tag: '@once' },
  async ({ visitor: page, words, baseURL }) => {
    await member(page, baseURL!).signUpWith(UNINSURED_IN_TEXAS, { estimatedAnnualIncome: 45_000 })
    const screen = insurance(page, words)
    await page.route('**/api/insurance-plans*', (route) => route.abort())
    await screen.open()
    const failure = page.getByRole('alert').filter({ hasText: screen.say('problems.other') })
    await expect(failure).toBeVisible()
    await expect(screen.cardOf('self', 34)).toBeVisible()
    await page.unroute('**/api/insurance-plans*')
    await failure.getByRole('button', { name: words('common', 'actions.retry') }).click()
    await expect(failure).toBeHidden()
    await expect(screen.plans.first()).toBeVisible()
  },
)
