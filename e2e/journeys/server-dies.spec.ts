import { expect, test } from '../fixtures/own-server'
import { member } from '../pages/member'
import { plan } from '../pages/plan'
import { UNINSURED_IN_TEXAS } from '../pages/profile-form'

test(
  'A server that dies loses nothing that it had said yes to',
  { tag: '@once' },
  async ({ visitor: page, words, toasts, careway }) => {
    const { pathway } = await member(page, careway.url).signUpAndPursue(UNINSURED_IN_TEXAS)
    const mine = plan(page, words)
    await page.goto('/my-pathways')
    await mine.tick(pathway, 0).check()
    await expect(mine.progress(pathway, 1)).toBeVisible()
    await expect.poll(async () => (await member(page, careway.url).mine())[0]!.steps[0]!.completed).toBe(true)

    await careway.kill()
    await mine.tick(pathway, 1).click()
    await expect.poll(() => toasts.join()).toContain(words('my-pathways', 'errors.step'))
    await expect(mine.tick(pathway, 0)).toBeChecked()
    await expect(mine.tick(pathway, 1)).not.toBeChecked()
    await mine.notes(pathway).fill('Ask for the sliding fee')
    await mine.notes(pathway).blur()
    await expect.poll(() => toasts.join()).toContain(words('my-pathways', 'notes.errorTitle'))
    await expect(mine.notes(pathway)).toHaveValue('Ask for the sliding fee')

    await careway.restart()
    await page.reload()
    await expect(mine.tick(pathway, 0)).toBeChecked()
    await expect(mine.tick(pathway, 1)).not.toBeChecked()
    await expect(mine.notes(pathway)).toHaveValue('Ask for the sliding fee')
  },
)
