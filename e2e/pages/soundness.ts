import { AxeBuilder } from '@axe-core/playwright'
import type { Page, TestInfo } from '@playwright/test'
import { expect } from '../fixtures/journey'

const GRAVE = ['serious', 'critical']
const NARROWEST_PIXELS = 320

/**
 * No page has frames: axe need not gather their findings in a page of its own, which takes it as long as all else. Nor need it say where
 * each thing stands that is well.
 */
const axeOf = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode()

async function expectNoGraveFindings(axe: AxeBuilder, testInfo: TestInfo, state: string) {
  const { violations, passes } = await axe.analyze()
  expect(passes.length, `${state}: axe saw the page`).toBeGreaterThan(0)
  const findings = violations.map(({ id, impact, nodes }) => ({
    id,
    impact,
    on: nodes.map(({ target }) => String(target)),
  }))
  for (const finding of findings)
    testInfo.annotations.push({ type: `axe, ${state}`, description: JSON.stringify(finding) })
  expect(
    findings.filter(({ impact }) => impact && GRAVE.includes(impact)),
    state,
  ).toEqual([])
}

/** The things on the page that stick out to the side, by their opening tag. */
const whatSticksOut = () => {
  if (document.documentElement.scrollWidth <= document.documentElement.clientWidth) return []
  const isOut = (element: Element) => {
    const { left, right, width } = element.getBoundingClientRect()
    return width > 0 && (right > innerWidth + 1 || left < -1)
  }
  return [...document.body.querySelectorAll('*')].filter(isOut).map(({ outerHTML }) => outerHTML.slice(0, 80))
}

const expectNoSidewaysScroll = async (page: Page, state: string) =>
  expect(await page.evaluate(whatSticksOut), `${state}: no sideways scroll`).toEqual([])

/** Nothing grave for axe in light and dark; nothing to scroll sideways at 320 px, left to right and right to left. */
export async function expectSound(page: Page, testInfo: TestInfo, place: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  await expectNoGraveFindings(axeOf(page), testInfo, `${place}, light`)
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' })
  await expectNoGraveFindings(axeOf(page).withRules(['color-contrast']), testInfo, `${place}, dark`)
  const size = page.viewportSize()!
  await page.setViewportSize({ width: NARROWEST_PIXELS, height: size.height })
  await expectNoSidewaysScroll(page, `${place}, narrow`)
  await page.evaluate(() => (document.documentElement.dir = 'rtl'))
  await expectNoSidewaysScroll(page, `${place}, narrow, right to left`)
  await page.evaluate(() => (document.documentElement.dir = 'ltr'))
  await page.setViewportSize(size)
}
