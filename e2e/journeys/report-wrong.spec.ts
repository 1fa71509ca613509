import { expect, freshEmail, PASSWORD, test } from '../fixtures/own-server'
import { accountForm } from '../pages/account-form'
import { resources } from '../pages/resources'
import { expectSound } from '../pages/soundness'

const CARD = 'Eldercare Locator'
const REPORT = 'The phone number rings at a bakery.'
const NOTE = 'Called: the number has changed.'

test('A wrong phone reaches the admins, and whoever reported it can ask what became of it @once', async ({
  visitor: page,
  words,
  toasts,
  careway,
}, testInfo) => {
  test.slow()
  const say = (key: Parameters<typeof words<'corrections'>>[1]) => words('corrections', key)
  const screen = resources(page, words)
  await screen.open('?type=transportation')
  await screen.reportWrong(CARD).click()
  const dialog = page.getByRole('dialog', { name: say('title') })
  await expect(dialog).toContainText(CARD)
  const message = dialog.getByLabel(say('message'))
  const send = dialog.getByRole('button', { name: say('send'), exact: true })
  await message.fill('  ')
  await send.click()
  await expect(message).toHaveAccessibleDescription(new RegExp(say('empty')))

  await page.route('**/api/corrections', (route) => route.abort())
  await message.fill(REPORT)
  await send.click()
  await expect(dialog.getByRole('alert')).toContainText(say('failed'))
  await expect(message).toHaveValue(REPORT)
  await page.unroute('**/api/corrections')
  const [answer] = await Promise.all([page.waitForResponse('**/api/corrections'), send.click()])
  const { id } = (await answer.json()) as { id: string }
  await expect(dialog).toBeHidden()
  await expect(screen.reportWrong(CARD)).toBeFocused()
  await expect.poll(() => toasts.join()).toContain(words('corrections', 'sentText', { number: id.slice(0, 8) }))
  const fate = async () => (await (await page.request.get(`/api/corrections/${id}`)).json()) as { status: string }
  expect(await fate()).toMatchObject({ id, status: 'new' })

  const [setUp] = careway.printed().match(/http\S+\/setup#token=[\w-]+/) ?? []
  const form = accountForm(page, words)
  await page.goto(setUp!)
  await form.fillNew({ firstName: 'Ada', lastName: 'Keeper', email: freshEmail(), password: PASSWORD })
  await form.send('setUp')
  await expect(page).toHaveURL('/admin/data')
  await page.goto('/admin/corrections')
  const report = page.getByRole('article', { name: CARD, exact: true })
  await expect(report).toContainText(REPORT)
  await expect(report).toContainText(say('admin.targets.resource'))
  await expect(page).toHaveTitle(/\S+ \| Careway/)
  await expectSound(page, testInfo, '/admin/corrections')
  await report.getByLabel(say('admin.status')).selectOption('fixed')
  await report.getByLabel(say('admin.note')).fill(NOTE)
  await report.getByRole('button', { name: `${say('admin.save')} : ${CARD}` }).click()
  await expect.poll(() => toasts).toContain(`${say('admin.saved')}: ${CARD}`)
  expect(await fate()).toMatchObject({ id, status: 'fixed' })
  expect(Object.keys(await fate()).sort()).toEqual(['id', 'status', 'updatedAt'])

  await page.reload()
  await page.getByRole('button', { name: say('admin.statuses.new'), exact: true }).click()
  await expect(page.getByRole('heading', { name: say('admin.none') })).toBeVisible()
  await page.getByRole('button', { name: say('admin.statuses.fixed'), exact: true }).click()
  await expect(report.getByLabel(say('admin.note'))).toHaveValue(NOTE)
  await report.getByRole('link', { name: say('admin.show') }).click()
  await expect(screen.card(CARD, screen.shared)).toBeVisible()
})
