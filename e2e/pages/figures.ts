import type { Page } from '@playwright/test'
import { expect } from '../fixtures/journey'

/** One of the counts at the top of a screen, by its label. */
export const figure = (page: Page, label: string) =>
  page.locator('.stat', { has: page.getByText(label, { exact: true }) }).locator('.stat__value')

export const expectFigure = (page: Page, label: string, value: string | number) =>
  expect(figure(page, label)).toHaveText(String(value))
