import { z } from 'zod'
import { dollarAmount, householdMember } from '../coverage/household-fields'

export const RELATIONSHIPS = ['self', 'spouse', 'partner', 'child', 'parent', 'other'] as const
export type Relationship = (typeof RELATIONSHIPS)[number]

export const profileMember = householdMember.extend({ relationship: z.enum(RELATIONSHIPS, 'choice') })
export type ProfileMember = z.output<typeof profileMember>

export const PAY_PERIODS = ['hour', 'week', 'two-weeks', 'half-month', 'month', 'year'] as const
export type PayPeriod = (typeof PAY_PERIODS)[number]

export const INCOME_PARTS_MAXIMUM = 12

/** One source of income, as people know it: a wage by the hour, a check every two weeks, months that differ. */
export const incomePart = z.strictObject({
  /** US dollars a period; the average where months differ. */
  amount: dollarAmount,
  per: z.enum(PAY_PERIODS, 'choice'),
  /** For a wage by the hour. */
  hoursWeekly: z.number('type').min(0, 'range').max(168, 'range').optional(),
  /** Weeks with pay in a year. Default 52. */
  weeksYearly: z.number('type').min(0, 'range').max(53, 'range').optional(),
  /** Where months differ: US dollars for each of the twelve. */
  months: z.array(dollarAmount).length(12, 'format').optional(),
  /** US dollars a period taken before tax, such as for a health plan or a 401(k). */
  pretaxDeduction: dollarAmount.optional(),
})
export type IncomePart = z.output<typeof incomePart>
