import { expect, test } from '../fixtures/journey'
import { MIDDLE_INCOME, WHERE_PLANS_ARE } from '../pages/households'
import { insurance } from '../pages/insurance'
import { tabTo } from '../pages/keyboard'
import { member } from '../pages/member'

test('From the dashboard to a saved plan of one’s own with the keyboard alone', async ({
  visitor: page,
  words,
  baseURL,
}) => {
  await member(page, baseURL!).signUpWith(WHERE_PLANS_ARE, MIDDLE_INCOME)
  const screen = insurance(page, words)
  const { say } = screen
  const { keyboard } = page
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const menu = page.getByRole('button', { name: words('common', 'shell.menu'), exact: true })
  if (await menu.isVisible()) {
    await tabTo(page, menu)
    await keyboard.press('Enter')
  }
  await tabTo(page, page.getByRole('link', { name: words('common', 'shell.insurance'), exact: true }).first())
  await keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: say('title') })).toBeFocused()

  await expect(screen.plans).toHaveCount(6)
  await tabTo(page, page.getByRole('link', { name: say('parts.plans'), exact: true }))
  await keyboard.press('Enter')
  await tabTo(page, page.getByRole('radio', { name: say('use.medium') }))
  await keyboard.press('ArrowRight')
  await expect(screen.names().first()).toHaveText('Sample Gold Clinic')
  await tabTo(page, screen.level)
  await keyboard.type(say('level.Silver').slice(0, 2))
  await expect(screen.plans).toHaveCount(2)
  const first = (await screen.names().first().textContent())!
  await tabTo(page, screen.compare(first))
  await keyboard.press('Space')
  await expect(screen.compare(first)).toBeChecked()
  await tabTo(page, screen.button(first, 'choose'))
  await keyboard.press('Enter')
  await expect(screen.myPlan).toContainText(first)
  await expect(screen.button(first, 'kept')).toHaveAttribute('aria-pressed', 'true')
  await keyboard.press('Tab')
  await expect(screen.plan(first).getByRole('link').last()).toBeFocused()
})
