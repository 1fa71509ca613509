import { z } from 'zod'
import type { Citation } from '@careway/domain/kernel/decision'
import {
  AVAILABILITIES,
  CARE_SETTINGS,
  PATHWAY_STATUSES,
  PATHWAY_TYPES,
} from '@careway/domain/vocabulary/care-pathway-terms'

/** Whole steps as the screen shows them, numbered from 1; addressed by index from 0. */
export const pathwayStep = z.object({
  step: z.number(),
  action: z.string(),
  description: z.string(),
  required: z.boolean(),
  completed: z.boolean(),
})

export const citation = z.object({ title: z.string(), url: z.string().nullable(), asOf: z.string().nullable() })

/** A rule's citation as calls answer it. */
export const citationOf = ({ title, url, asOf }: Citation): z.infer<typeof citation> => ({
  title,
  url: url ?? null,
  asOf: asOf ?? null,
})

/** Citations as calls answer them, each page once. */
export const citationsOf = (citations: readonly Citation[]): z.infer<typeof citation>[] => [
  ...new Map(citations.map((each) => [`${each.title} ${each.url}`, citationOf(each)])).values(),
]

export const pathwayProvider = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  zipCode: z.string(),
  phone: z.string().nullable(),
  website: z.string().nullable(),
  rating: z.number().nullable(),
  source: citation,
})

/** US dollars. */
export const dollarRange = z.object({ low: z.number(), high: z.number() })

export const pathway = z.object({
  id: z.string(),
  option: z.string(),
  title: z.string(),
  description: z.string(),
  pathwayType: z.enum(PATHWAY_TYPES),
  /** US dollars before cover: the middle of `estimatedCostRange`. */
  estimatedCost: z.number(),
  /** US dollars that this person is likely to pay: the middle of `copayRange`. */
  copay: z.number(),
  estimatedCostRange: dollarRange,
  copayRange: dollarRange,
  costReasons: z.array(z.string()),
  sources: z.array(citation),
  availability: z.enum(AVAILABILITIES),
  /** Remote care needs no trip. */
  setting: z.enum(CARE_SETTINGS),
  /** Miles, or null where it needs no trip or no place is on file. */
  distance: z.number().nullable(),
  reasons: z.array(z.string()),
  advantages: z.array(z.string()),
  steps: z.array(pathwayStep),
  status: z.enum(PATHWAY_STATUSES),
  currentStep: z.number(),
  notes: z.string().nullable(),
  scheduledDate: z.string().nullable(),
  provider: pathwayProvider.nullable(),
  /** Where to look when no place is on file. */
  finder: z.object({ label: z.string(), url: z.string() }).nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
})

export type Pathway = z.infer<typeof pathway>
export type PathwayStep = z.infer<typeof pathwayStep>
