import { z } from 'zod'

const place = z.object({
  countyfips: z.string().regex(/^\d{5}$/),
  state: z.string().regex(/^[A-Z]{2}$/),
  zipcode: z.string().regex(/^\d{5}$/),
})
const household = z.object({
  income: z.number().optional(),
  people: z.array(z.object({ age: z.number().int().min(0).max(120), uses_tobacco: z.boolean() })).min(1),
})

/** What the service requires of a search, and its defaults. */
export const planSearchBody = z.object({
  place,
  household,
  market: z.literal('Individual'),
  year: z.number().default(2027),
  offset: z.number().int().nonnegative().default(0),
  limit: z.number().int().positive().default(10),
  csr_override: z.enum(['CSR73', 'CSR87', 'CSR94', 'LimitedCSR', 'ZeroCSR']).optional(),
})

export const slcspBody = z.object({ place, household, year: z.number().default(2027) })
