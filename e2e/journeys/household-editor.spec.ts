import { expect, test } from '../fixtures/journey'
import { household } from '../pages/household'
import { insurance } from '../pages/insurance'
import { member } from '../pages/member'
import { UNINSURED_IN_TEXAS } from '../pages/profile-form'

test('A household is told of once: people, a removal undone, an hourly wage', async ({
  visitor: page,
  words,
  toasts,
  baseURL,
}) => {
  const me = member(page, baseURL!)
  await me.signUp()
  await me.describe(UNINSURED_IN_TEXAS)
  const editor = household(page, words)
  const { say } = editor
  await editor.open()
  await editor.add('spouse', 33)
  await editor.add('child', 6)
  await expect(editor.size).toHaveValue('3')
  const child = editor.relative('child', 6)
  await editor.remove(child)
  await expect(editor.card(child)).toBeHidden()
  await expect(editor.size).toHaveValue('2')
  await expect(page.getByText(say('people.removed', { person: child }))).toBeVisible()
  await expect(editor.button('people.undo')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(editor.card(child)).toBeVisible()
  await expect(editor.size).toHaveValue('3')

  await page.getByRole('radio', { name: say('income.modeParts') }).check()
  await editor.button('income.add').click()
  await editor.field('income.per').selectOption('hour')
  await editor.field('income.amounts.hour').fill('19.50')
  await editor.field('income.hoursWeekly').fill('40')
  await editor.field('income.weeksYearly').fill('50')
  const sum = editor.card(say('income.sum'))
  await expect(sum).toContainText(say('income.lines.hour', { amountCents: 1950, hours: 40, weeks: 50 }))
  await expect(sum.getByRole('status')).toHaveText('$39,000')
  await editor.save.click()
  await expect.poll(() => toasts.join()).toContain(say('saved'))
  await page.getByRole('link', { name: say('seeCover') }).click()
  await expect(page).toHaveURL('/insurance')
  const screen = insurance(page, words)
  await expect(screen.part('details.title')).toContainText('$39,000')
  for (const card of [screen.cardOf('self', 34), screen.cardOf('spouse', 33), screen.cardOf('child', 6)])
    await expect(card).toBeVisible()
})

test(
  'Faults are named: an age that is none, and a county that is not of the ZIP code',
  { tag: '@once' },
  async ({ visitor: page, words, toasts, baseURL }) => {
    const me = member(page, baseURL!)
    await me.signUp()
    await me.describe(UNINSURED_IN_TEXAS)
    const editor = household(page, words)
    const { say } = editor
    await editor.open()
    await editor.add('child', 200)
    await editor.save.click()
    await expect(page.getByText(words('validation', 'ageRange'))).toBeVisible()
    await expect.poll(() => toasts.join()).toContain(say('errorTitle'))
    await editor.remove(editor.relative('child', 200))

    await page.route('**/api/profile', (route) =>
      route.request().method() === 'PATCH'
        ? route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), countyFips: '48453' }) })
        : route.continue(),
    )
    await editor.field('place.zipCode').fill('27517')
    const counties = page.getByRole('group', { name: say('place.county') })
    await expect(counties.getByRole('radio')).toHaveCount(3)
    await editor.save.click()
    await expect(counties).toContainText('Chatham County')
    await expect(counties.getByRole('radio').first()).toBeFocused()
    await counties.getByRole('radio', { name: 'Chatham County' }).check()
    await editor.save.click()
    await expect(counties.getByText(words('validation', 'countyNotInZip'))).toBeVisible()
    await page.unroute('**/api/profile')
    await editor.save.click()
    await expect.poll(() => toasts.join()).toContain(say('saved'))
  },
)
