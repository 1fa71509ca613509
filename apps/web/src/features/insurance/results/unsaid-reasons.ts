import type { Said } from '@careway/contracts/coverage/coverage-answer'

/** What the lines of the working say already. */
const IN_THE_WORKING = new Set([
  'household.poverty-percent',
  'household.expected-contribution',
  'household.credit-ends-at',
  'household.benchmark-of-earlier-year',
])

/** The reasons that the working beside them leaves out. */
export const unsaidReasons = (reasons: readonly Said[]): readonly Said[] =>
  reasons.filter(({ code }) => !IN_THE_WORKING.has(code))

/** The server tells how far above the end of the credit one is, and what lowers the income that counts. */
export const tellsOfCreditEnd = (reasons: readonly Said[]): boolean =>
  reasons.some(({ code }) => code === 'household.above-credit')
