import type { Locator } from '@playwright/test'

/** The amount beside a label, in a working or a row of figures. */
export const amountOf = (within: Locator, label: string): Locator =>
  within
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${label.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}`) })
    .locator('xpath=following-sibling::dd')
