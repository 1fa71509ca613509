import { z } from 'zod'
import { CSR_VARIANTS } from '@careway/domain/vocabulary/health-plan-terms'
import { said, slcspSource } from '../coverage/coverage-answer'
import { dollarAmount, planYearField } from '../coverage/household-fields'
import { defineEndpoint } from '../kit/endpoint'

export const calculateSubsidiesBody = z.strictObject({
  /** US dollars a month, before help. */
  monthlyPremium: dollarAmount,
  year: planYearField.optional(),
})

/** US dollars a month unless said. */
export const subsidies = z.object({
  premiumTaxCredit: z.number(),
  /** The share of ordinary costs a silver plan then pays, in percent: 73, 87, 94, 100 for zero cost sharing; 0 for none. */
  costSharingReduction: z.number(),
  csrVariant: z.enum(CSR_VARIANTS),
  finalPremium: z.number(),
  working: z.object({
    year: z.number(),
    annualIncome: z.number(),
    povertyGuideline: z.number(),
    fplPercent: z.number(),
    applicablePercentage: z.number().nullable(),
    expectedContributionMonthly: z.number().nullable(),
    slcspMonthly: z.number().nullable(),
    slcspSource: slcspSource.nullable(),
  }),
  reasons: z.array(said),
})
export type Subsidies = z.infer<typeof subsidies>

export const calculateSubsidies = defineEndpoint({
  id: 'insurance.calculate-subsidies',
  method: 'POST',
  path: '/api/calculate-subsidies',
  access: 'signed-in',
  summary: 'What my household would pay for a premium: the tax credit, the cost-sharing help, and the rest.',
  body: calculateSubsidiesBody,
  output: subsidies,
  problems: ['requiresProfile', 'requiresLocation', 'invalidLocation', 'county_needed', 'income_needed'],
})
