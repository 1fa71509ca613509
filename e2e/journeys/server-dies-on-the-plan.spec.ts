import { expect, test } from '../fixtures/own-server'
import { member } from '../pages/member'
import { resourcePlan, resources } from '../pages/resources'

const CARD = 'Eldercare Locator'
const NOTE = 'They call back on Monday'

test(
  'A note that could not be kept stays in its box until the server is back',
  { tag: '@once' },
  async ({ visitor: page, words, toasts, careway }) => {
    await member(page, careway.url).signUp()
    const screen = resources(page, words)
    await screen.open('?type=transportation')
    await screen.button(CARD, 'save.save').click()
    await expect(screen.button(CARD, 'save.saved')).toBeVisible()
    const plan = resourcePlan(page, words)
    await plan.open()
    await expect(plan.rows).toHaveCount(1)

    await careway.kill()
    await plan.notes(CARD).fill(NOTE)
    await plan.notes(CARD).blur()
    await expect.poll(() => toasts.join()).toContain(plan.say('save.failed'))
    await expect(plan.notes(CARD)).toHaveValue(NOTE)
    await plan.status(CARD).selectOption('applied')
    await expect(plan.status(CARD)).toHaveValue('saved')
    await expect(plan.notes(CARD)).toHaveValue(NOTE)

    await careway.restart()
    await plan.notes(CARD).focus()
    await plan.notes(CARD).blur()
    await expect.poll(() => toasts).toContain(`${plan.say('plan.kept')}: ${CARD}`)
    await page.reload()
    await expect(plan.notes(CARD)).toHaveValue(NOTE)
    await expect(plan.status(CARD)).toHaveValue('saved')
  },
)
