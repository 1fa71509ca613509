import { z } from 'zod'
import { defineEndpoint } from '../kit/endpoint'
import { writtenNumber } from '../kit/fields'
import { coverageEstimate } from './coverage-answer'
import { countyFips } from './household-fields'

export const county = z.object({ fips: z.string(), name: z.string(), state: z.string() })
export type CountyChoice = z.infer<typeof county>

/** What is still missing before there can be an answer. */
export const COVERAGE_NEEDS = ['profile', 'zip-code', 'county', 'income'] as const
export type CoverageNeed = (typeof COVERAGE_NEEDS)[number]

export const marketplaceContact = z.object({
  name: z.string(),
  url: z.string(),
  phone: z.string().nullable(),
})

export const enrollmentDates = z.object({
  planYear: z.number(),
  opensOn: z.string(),
  /** Sign up by then for cover from January 1. */
  lastDayForJanuary: z.string(),
  closesOn: z.string(),
  isOpen: z.boolean(),
})

export const medicaidOffice = z.object({ name: z.string(), phone: z.string(), applyUrl: z.string() })

export const myCoverage = z.object({
  planYear: z.number(),
  planYears: z.array(z.number()),
  needs: z.array(z.enum(COVERAGE_NEEDS)),
  zipCode: z.string().nullable(),
  state: z.string().nullable(),
  county: county.nullable(),
  /** Where the ZIP code lies, the main county first. */
  counties: z.array(county),
  /** Null while something is missing. */
  estimate: coverageEstimate.nullable(),
  marketplace: marketplaceContact.nullable(),
  enrollment: enrollmentDates.nullable(),
  medicaid: medicaidOffice.nullable(),
})
export type MyCoverage = z.infer<typeof myCoverage>

export const getMyCoverage = defineEndpoint({
  id: 'coverage.mine',
  method: 'GET',
  path: '/api/coverage/mine',
  access: 'signed-in',
  summary: 'Who in my household gets what, worked out from my profile.',
  query: z.strictObject({
    year: writtenNumber(z.number('type').int('type').optional()),
    countyFips: countyFips.optional(),
  }),
  output: myCoverage,
})

export const listCounties = defineEndpoint({
  id: 'coverage.counties',
  method: 'GET',
  path: '/api/zip-codes/{zipCode}/counties',
  access: 'public',
  summary: 'The counties a ZIP code lies in, the main one first.',
  params: z.strictObject({ zipCode: z.string().regex(/^\d{5}$/, 'zipCode') }),
  output: z.array(county),
  problems: ['unknown_zip_code', 'too_many_requests'],
})
