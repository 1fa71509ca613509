import { plainText } from '@careway/domain/kernel/plain-text'
import { z } from 'zod'

/** Shapes of the CMS Marketplace API, version 1 (https://developer.cms.gov/marketplace-api/). Fields we don't read pass by. */
const LONGEST_NAME = 300
/** Dollars. No plan costs or charges more. */
const MOST_DOLLARS = 1_000_000

const text = z.string().nullish()
const amount = z.number().max(MOST_DOLLARS).nullish()
const name = z.string().max(LONGEST_NAME).transform(plainText).pipe(z.string().min(1))
const premium = z.number().positive().max(MOST_DOLLARS)

export const countiesResponse = z.object({
  counties: z
    .array(
      z.object({
        fips: z.string().regex(/^\d{5}$/),
        name,
        state: z.string().regex(/^[A-Z]{2}$/),
        zipcode: text,
      }),
    )
    .nullish()
    .transform((counties) => counties ?? []),
})

const costSharing = z.object({
  network_tier: text,
  csr: text,
  copay_amount: amount,
  copay_options: text,
  coinsurance_rate: amount,
  coinsurance_options: text,
  display_string: text,
})
export type CmsCostSharing = z.output<typeof costSharing>

const benefit = z.object({
  /** Only compared with names that we know. */
  name: z.string().transform((text) => text.slice(0, LONGEST_NAME)),
  covered: z.boolean().nullish(),
  cost_sharings: z.array(costSharing).nullish(),
})
export type CmsBenefit = z.output<typeof benefit>

/** A deductible or an out-of-pocket maximum. */
const limit = z.object({
  amount: z.number().nonnegative().max(MOST_DOLLARS),
  type: z.string(),
  csr: text,
  family_cost: text,
  network_tier: text,
})
export type CmsLimit = z.output<typeof limit>

export const cmsPlan = z.object({
  id: z.string().regex(/^\d{5}[A-Z]{2}\d{7}$/),
  name,
  issuer: z.object({ name }),
  metal_level: z.string(),
  type: text,
  premium,
  aptc_eligible_premium: amount,
  ehb_premium: amount,
  deductibles: z.array(limit),
  moops: z.array(limit),
  benefits: z
    .array(benefit)
    .nullish()
    .transform((benefits) => benefits ?? []),
  hsa_eligible: z.boolean().nullish(),
  quality_rating: z.object({ available: z.boolean().nullish(), global_rating: amount }).nullish(),
  benefits_url: text,
  brochure_url: text,
  formulary_url: text,
  network_url: text,
  service_area_id: z.string().max(LONGEST_NAME).transform(plainText).nullish(),
  product_division: text,
  suppression_state: text,
  certification: text,
  is_ineligible: z.boolean().nullish(),
})
export type CmsPlan = z.output<typeof cmsPlan>

/** The plans are parsed one by one: one that can't be read must not hide the others. */
export const planSearchResponse = z.object({
  plans: z
    .array(z.unknown())
    .nullish()
    .transform((plans) => plans ?? []),
  total: z.number().int().nonnegative(),
})

export const slcspResponse = z.object({
  id: z.string(),
  name,
  premium,
})

export const estimatesResponse = z.object({
  estimates: z.array(
    z.object({
      aptc: z.number().nonnegative().max(MOST_DOLLARS).nullish(),
      csr: text,
      is_medicaid_chip: z.boolean().nullish(),
    }),
  ),
})

/** Application errors say their own number, as a text or as a number. */
export const refusalResponse = z.object({
  code: z.union([z.string(), z.number()]).transform((code) => String(code).slice(0, 12)),
})
