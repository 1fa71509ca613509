import type { Page } from '@playwright/test'
import type { Words } from '../fixtures/journey'

/** /pathways. */
export const foundPathways = (page: Page, words: Words) => {
  const dialog = page.getByRole('dialog')
  const cards = page.locator('[data-pathway]')
  return {
    cards,
    card: (id: string) => page.locator(`[data-pathway="${id}"]`),
    openFind: () =>
      page
        .getByRole('main')
        .getByRole('button', { name: words('pathways', 'findNew'), exact: true })
        .first()
        .click(),
    sendFind: () => dialog.getByRole('button', { name: words('pathways', 'find.submit') }).click(),
    pursue: (id: string) =>
      page
        .locator(`[data-pathway="${id}"]`)
        .getByRole('button', { name: new RegExp(`^${words('pathways', 'card.pursue')}`) })
        .click(),
  }
}
