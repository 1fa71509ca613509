import { z } from 'zod'
import { defineEndpoint } from '../kit/endpoint'
import { state, zipCode } from '../kit/fields'
import { coverageEstimate } from './coverage-answer'
import { countyFips, dollarAmount, householdMembers, householdSize, planYearField } from './household-fields'

export const estimateCoverageBody = z.strictObject({
  year: planYearField.describe('Plan year, 2024 to 2027.'),
  state,
  zipCode: zipCode.optional(),
  countyFips: countyFips.optional().describe('Needed where the ZIP code lies in counties with other prices.'),
  annualIncome: dollarAmount.describe('Modified adjusted gross income of the tax household, US dollars a year.'),
  members: householdMembers,
  householdSize: householdSize.optional().describe('The tax household. Default: the number of members.'),
  slcspMonthly: dollarAmount
    .optional()
    .describe('The benchmark premium for the coverage family, US dollars a month. Replaces ours.'),
})

export type EstimateCoverageBody = z.output<typeof estimateCoverageBody>

export const estimateCoverage = defineEndpoint({
  id: 'coverage.estimate',
  method: 'POST',
  path: '/api/coverage/estimate',
  access: 'public',
  isForAnySite: true,
  summary: 'What a household can get, what it costs, and why. Nothing is stored; no account is needed.',
  body: estimateCoverageBody,
  output: coverageEstimate,
  problems: ['too_many_requests'],
})
