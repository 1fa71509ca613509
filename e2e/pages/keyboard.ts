import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures/journey'

const TABS_MAXIMUM = 80

/** What marks the focus may be on the control, or on what is drawn in its place. */
const isFocusSeen = () => {
  const focused = document.activeElement
  if (!focused || focused === document.body) return true
  // The picker's button within a date field has the browser's own mark, which no style tells of.
  const isOnPicker = focused.matches('input[type=date]:not(:focus-visible)')
  const drawn = [focused, focused.nextElementSibling, focused.parentElement, focused.closest('label, .field')]
  const isMarked = drawn.some((element) => {
    if (!element) return false
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
  })
  const { top, bottom, left, right } = (focused.closest('label') ?? focused).getBoundingClientRect()
  return (isMarked || isOnPicker) && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth
}

/** The focus is marked and within the window. */
export const expectSeenFocus = async (page: Page) => {
  const name = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? '')
  await expect.poll(() => page.evaluate(isFocusSeen), { message: `focus is not to be seen on ${name}` }).toBe(true)
}

/** Presses Tab until the focus is there, and looks at every stop on the way whether it can be seen. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeAttached()
  for (let tabs = 0; tabs < TABS_MAXIMUM; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
    await expectSeenFocus(page)
  }
  throw new Error(`${TABS_MAXIMUM} tabs did not lead to ${target}`)
}
