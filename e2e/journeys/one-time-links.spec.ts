import { expect, freshEmail, PASSWORD, test } from '../fixtures/own-server'
import { mailedLink } from '../fixtures/mailed-link'
import { accountForm } from '../pages/account-form'
import { member } from '../pages/member'

const NEW_PASSWORD = 'seven-loud-mountains-83'

test(
  'Somebody who forgot the password sets a new one by mail',
  { tag: '@once' },
  async ({ visitor: page, words, careway }) => {
    const account = await member(page, careway.url).signUp()
    await page.context().clearCookies({ name: 'careway' })
    const form = accountForm(page, words)
    await page.goto('/login')
    await page.getByRole('link', { name: words('account', 'login.forgot') }).click()
    await form.field('email').fill(account.email)
    await form.send('forgot')
    const title = page.getByRole('heading', { level: 1 })
    await expect(title).toHaveText(words('account', 'forgot.sentTitle'))

    const link = () => mailedLink(careway.dataDir, account.email, '/reset-password')
    await expect.poll(link).toBeTruthy()
    await page.goto(link()!)
    await form.field('newPassword').fill(NEW_PASSWORD)
    await form.send('reset')
    await expect(title).toHaveText(words('account', 'reset.doneTitle'))
    await page
      .getByRole('main')
      .getByRole('link', { name: words('account', 'reset.login') })
      .click()
    await form.signIn(account)
    await expect(form.failure.first()).not.toBeEmpty()
    await form.signIn({ ...account, password: NEW_PASSWORD })
    await expect(page).toHaveURL('/')

    await page.context().clearCookies({ name: 'careway' })
    await page.goto('/login')
    await page.goto(link()!)
    await form.field('newPassword').fill('a-third-password-19')
    await form.send('reset')
    await expect(form.failure.first()).not.toBeEmpty()
  },
)

test('A new member confirms the e-mail address', { tag: '@once' }, async ({ visitor: page, words, careway }) => {
  const account = await member(page, careway.url).signUp()
  const link = () => mailedLink(careway.dataDir, account.email, '/verify-email')
  await expect.poll(link).toBeTruthy()
  await page.goto(link()!)
  await accountForm(page, words).send('verify')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('account', 'verify.doneTitle'))
  const user = (await (await page.request.get('/api/auth/user')).json()) as { emailVerified: boolean }
  expect(user.emailVerified).toBe(true)
})

test(
  'The printed link makes the first super admin, once',
  { tag: '@once' },
  async ({ visitor: page, words, careway }) => {
    const [link] = careway.printed().match(/http\S+\/setup#token=[\w-]+/) ?? []
    const form = accountForm(page, words)
    const account = { firstName: 'Ada', lastName: 'Keeper', email: freshEmail(), password: PASSWORD }
    await page.goto(link!)
    await form.fillNew(account)
    await form.send('setUp')
    await expect(page).toHaveURL('/admin/data')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('administration', 'dataSources.title'))
    await expect(page.getByRole('table')).toBeVisible()

    await page.context().clearCookies({ name: 'careway' })
    await page.goto('/login')
    await page.goto(link!)
    await form.fillNew({ ...account, email: freshEmail() })
    await form.send('setUp')
    await expect(form.failure.first()).not.toBeEmpty()

    await member(page, careway.url).signUp()
    await page.goto('/admin/data')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('common', 'refused.title'))
    expect((await page.request.get('/api/admin/data-sources')).status()).toBe(403)
  },
)
