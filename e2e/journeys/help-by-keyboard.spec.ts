import { expect, test } from '../fixtures/journey'
import { tabTo } from '../pages/keyboard'
import { member } from '../pages/member'
import { BOZEMAN, resourcePlan, resources, SAMPLE_RIDE } from '../pages/resources'

test('From the search for help to a saved plan with the keyboard alone', async ({
  visitor: page,
  words,
  toasts,
  baseURL,
}) => {
  await member(page, baseURL!).signUp()
  const screen = resources(page, words)
  const { say } = screen
  const { keyboard } = page
  await screen.open()
  await tabTo(page, screen.what)
  await keyboard.type('Bozeman')
  await tabTo(page, screen.zipCode)
  await keyboard.type(BOZEMAN)
  await keyboard.press('Enter')
  await expect(screen.card(SAMPLE_RIDE)).toBeVisible()
  await expect(screen.zipCode).toBeFocused()
  await tabTo(page, screen.tab('resources'))
  await keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/tab=programs/)
  await keyboard.press('ArrowLeft')
  await expect(screen.tab('resources')).toBeFocused()
  await tabTo(page, screen.typeCard('transportation'))
  await keyboard.press('Space')
  await expect(screen.card('Sample Free Clinic')).toHaveCount(0)
  await tabTo(page, screen.button(SAMPLE_RIDE, 'save.save'))
  await keyboard.press('Enter')
  await expect(screen.button(SAMPLE_RIDE, 'save.saved')).toBeFocused()
  await expect(screen.button(SAMPLE_RIDE, 'save.saved')).toHaveAttribute('aria-pressed', 'true')
  await tabTo(page, page.getByRole('link', { name: say('plan.open') }))
  await keyboard.press('Enter')
  await expect(page).toHaveURL('/resources/plan')
  await expect(page.getByRole('heading', { level: 1, name: say('plan.title') })).toBeFocused()
  const plan = resourcePlan(page, words)
  await tabTo(page, plan.notes(SAMPLE_RIDE))
  await keyboard.type('Two days before')
  await keyboard.press('Tab')
  await expect.poll(() => toasts).toContain(`${say('plan.kept')}: ${SAMPLE_RIDE}`)
  await page.reload()
  await expect(plan.notes(SAMPLE_RIDE)).toHaveValue('Two days before')
})
