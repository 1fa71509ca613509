import { expect, test } from '../fixtures/own-server'
import { household } from '../pages/household'
import { member } from '../pages/member'
import { UNINSURED_IN_TEXAS } from '../pages/profile-form'

test(
  'What is typed of a household outlives a reload and a server that dies in the middle',
  { tag: '@once' },
  async ({ visitor: page, words, toasts, careway }) => {
    const me = member(page, careway.url)
    await me.signUp()
    await me.describe(UNINSURED_IN_TEXAS)
    const editor = household(page, words)
    const { say } = editor
    await editor.open()
    await editor.add('spouse', 33)
    await editor.field('income.yearly').fill('41000')
    await page.reload()
    await expect(page.getByText(say('draft'))).toBeVisible()
    await expect(editor.field('income.yearly')).toHaveValue('41000')
    await expect(editor.card(editor.relative('spouse', 33))).toBeVisible()

    await careway.kill()
    await editor.save.click()
    await expect.poll(() => toasts.join()).toContain(say('errorTitle'))
    await expect(editor.field('income.yearly')).toHaveValue('41000')
    await careway.restart()
    await editor.save.click()
    await expect.poll(() => toasts.join()).toContain(say('saved'))
    await page.reload()
    await expect(editor.field('income.yearly')).toHaveValue('41000')
    await expect(editor.card(editor.relative('spouse', 33))).toBeVisible()
    await expect(page.getByText(say('draft'))).toBeHidden()
  },
)
