import { z } from 'zod'
import { memberAnswer } from '../coverage/coverage-answer'
import { defineEndpoint } from '../kit/endpoint'

export const MEDICAID_STANDINGS = ['likely', 'unlikely', 'need_more_information'] as const

export const medicaidEligibility = z.object({
  /** True where the rules say likely, for the person whose profile it is. The state decides. */
  eligible: z.boolean(),
  standing: z.enum(MEDICAID_STANDINGS),
  /** One plain sentence in the caller's language. */
  reason: z.string(),
  applicationUrl: z.string(),
  program: z.object({ name: z.string(), phone: z.string() }),
  state: z.string(),
  /** US dollars a year for this person's group; null where the state has none for them. */
  incomeLimit: z.number().nullable(),
  annualIncome: z.number().nullable(),
  householdSize: z.number(),
  /** The person of the profile. Null while the income is not known. */
  member: memberAnswer.nullable(),
  /** Others in the household who likely can have Medicaid or CHIP. */
  others: z.array(memberAnswer),
})
export type MedicaidEligibility = z.infer<typeof medicaidEligibility>

export const getMedicaidEligibility = defineEndpoint({
  id: 'insurance.medicaid-eligibility',
  method: 'GET',
  path: '/api/medicaid-eligibility',
  access: 'signed-in',
  summary: 'Whether Medicaid is likely for me, by which rule, and where to apply.',
  output: medicaidEligibility,
  problems: ['requiresProfile', 'requiresLocation', 'invalidLocation'],
})
