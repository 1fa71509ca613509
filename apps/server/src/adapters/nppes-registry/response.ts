import { plainText } from '@careway/domain/kernel/plain-text'
import { z } from 'zod'

/** Shapes of the NPPES NPI Registry API, version 2.1 (https://npiregistry.cms.hhs.gov/api-page). Fields we don't read pass by. */
const LONGEST_TEXT = 300
const MOST_PARTS = 50

const text = z.string().max(LONGEST_TEXT).transform(plainText).nullish()

const address = z.object({
  address_purpose: text,
  address_1: text,
  address_2: text,
  city: text,
  state: text,
  postal_code: text,
  country_code: text,
  telephone_number: text,
})
export type RegistryAddress = z.output<typeof address>

const taxonomy = z.object({
  code: z.string().regex(/^[0-9A-Z]{10}$/),
  primary: z.boolean().nullish(),
})

/** Numbers come as text or as numbers. */
const npi = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^[12]\d{9}$/))

export const registryRecord = z.object({
  number: npi,
  enumeration_type: z.enum(['NPI-1', 'NPI-2']),
  basic: z.object({
    first_name: text,
    middle_name: text,
    last_name: text,
    organization_name: text,
    credential: text,
    last_updated: text,
    status: text,
  }),
  addresses: z.array(address).max(MOST_PARTS),
  taxonomies: z.array(taxonomy).max(MOST_PARTS),
})
export type RegistryRecord = z.output<typeof registryRecord>

/** The records are parsed one by one: one that can't be read must not hide the others. */
export const searchResponse = z.object({ results: z.array(z.unknown()).max(1000) })

/** Refusals come with status 200. */
export const refusalResponse = z.object({
  Errors: z.array(z.object({ field: z.string().nullish(), description: z.string().nullish() })).min(1),
})
