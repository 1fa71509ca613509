import { z } from 'zod'
import { RESOURCE_TYPES } from '@careway/domain/vocabulary/help-terms'
import { citation } from '../pathways/pathway'
import { contactInfo, helpDecision, verification } from './help-fields'

export const OPEN_STATES = ['open', 'closes-soon', 'closed', 'holiday', 'always-open', 'unknown'] as const

/** The hours of one weekday; several where it closes in between. `HH:MM`, local time. */
export const openingHours = z.object({
  /** 1 is Monday, 7 is Sunday. */
  weekday: z.number(),
  opensAt: z.string(),
  closesAt: z.string(),
  note: z.string().nullable(),
})

const openNow = z.object({
  state: z.enum(OPEN_STATES),
  /** When that changes next, local time there: `YYYY-MM-DDTHH:MM`; null where nobody knows. */
  until: z.string().nullable(),
  /** IANA name, such as `America/Denver`. */
  timeZone: z.string().nullable(),
  /** A federal holiday today whose hours the directory does not say, as a code of the catalog. */
  holiday: z.string().nullable(),
})

export const resourcePhone = z.object({
  number: z.string(),
  extension: z.string().nullable(),
  /** `voice`, `text`, `tty`, `fax` … as the directory says. */
  type: z.string().nullable(),
  description: z.string().nullable(),
  languages: z.array(z.string()),
})

/** Something near that helps: a local service, or a national one. */
export const resource = z.object({
  id: z.string(),
  name: z.string(),
  organization: z.string(),
  description: z.string(),
  type: z.enum(RESOURCE_TYPES),
  /** Where it serves people, in words. */
  serviceArea: z.array(z.string()),
  isNational: z.boolean(),
  cost: z.string().nullable(),
  languages: z.array(z.string()),
  hasInterpreters: z.boolean(),
  eligibilityRequirements: z.string().nullable(),
  contactInfo,
  phones: z.array(resourcePhone),
  website: z.string().nullable(),
  isActive: z.boolean(),
  address: z
    .object({
      line: z.string(),
      city: z.string(),
      state: z.string(),
      zipCode: z.string(),
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
    })
    .nullable(),
  /** Miles from the ZIP code asked for. */
  distance: z.number().nullable(),
  hours: z.array(openingHours),
  hoursNote: z.string().nullable(),
  openNow,
  benefits: z.array(z.string()),
  /** How to get it. */
  steps: z.array(z.string()),
  documents: z.array(z.string()),
  accessibility: z.array(z.string()),
  /** A warning of the organization's own, such as a closure. */
  alert: z.string().nullable(),
  /** Null for a local service: its directory says who it is for in words. */
  decision: helpDecision.nullable(),
  verification,
  /** The day the facts were last confirmed; null where nobody says. */
  lastChecked: z.string().nullable(),
  /** True where that is long ago, or the directory is older than it should be. */
  isStale: z.boolean(),
  source: citation,
})
export type Resource = z.infer<typeof resource>
