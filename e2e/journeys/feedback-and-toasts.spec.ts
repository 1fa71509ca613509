import type { Page } from '@playwright/test'
import { expect, test, type Words } from '../fixtures/journey'
import { member } from '../pages/member'

async function openFeedback(page: Page, words: Words) {
  const more = page.getByRole('button', { name: words('common', 'shell.more'), exact: true })
  const menu = page.getByRole('button', { name: words('common', 'shell.menu'), exact: true })
  await more.or(menu).first().click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('common', 'shell.betaFeedback') })
    .click()
  const dialog = page.getByRole('dialog', { name: words('feedback', 'title') })
  await expect(dialog).toBeVisible()
  return dialog
}

test('A member sends feedback', async ({ visitor: page, words, toasts, baseURL }) => {
  await member(page, baseURL!).signUp()
  await page.goto('/')
  const dialog = await openFeedback(page, words)
  const message = dialog.getByLabel(words('feedback', 'message'))
  const submit = dialog.getByRole('button', { name: words('feedback', 'submit') })
  await message.fill('   ')
  await submit.click()
  await expect.poll(() => toasts).toContain(`${words('common', 'errors.title')}: ${words('feedback', 'empty')}`)
  await expect(dialog).toBeVisible()

  await page.route('**/api/feedback', (route) => route.abort())
  await message.fill('The steps are clear.')
  await submit.click()
  await expect.poll(() => toasts).toContain(`${words('common', 'errors.title')}: ${words('feedback', 'failed')}`)
  await expect(message).toHaveValue('The steps are clear.')

  await page.unroute('**/api/feedback')
  const [answer] = await Promise.all([page.waitForResponse('**/api/feedback'), submit.click()])
  expect(answer.ok()).toBe(true)
  expect(answer.request().postDataJSON()).toMatchObject({ type: 'general', message: 'The steps are clear.' })
  await expect(dialog).toBeHidden()
  await expect.poll(() => toasts.join()).toContain(words('feedback', 'sentTitle'))
  await expect(
    await openFeedback(page, words).then((again) => again.getByLabel(words('feedback', 'message'))),
  ).toHaveValue('')
})

test('One toast shows at a time, F8 leads to it, and it goes after five seconds', async ({
  visitor: page,
  words,
  toasts,
  baseURL,
}) => {
  await member(page, baseURL!).signUp()
  await page.clock.install()
  await page.goto('/')
  const dialog = await openFeedback(page, words)
  const submit = dialog.getByRole('button', { name: words('feedback', 'submit') })
  await submit.click()
  const toast = page.locator('.toast')
  await expect(toast).toHaveCount(1)
  await submit.click()
  await expect.poll(() => toasts.length).toBe(2)
  await expect(toast).toHaveCount(1)
  await dialog.getByRole('button', { name: words('common', 'actions.cancel') }).click()
  await expect(dialog).toBeHidden()
  await page.keyboard.press('F8')
  await expect(page.locator('.toast-area')).toBeFocused()
  await page.clock.runFor(6000)
  await expect(toast).toHaveCount(1)
  await page.getByRole('heading', { level: 1 }).focus()
  await page.clock.runFor(6000)
  await expect(toast).toHaveCount(0)
})
