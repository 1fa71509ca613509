import { z } from 'zod'
import { PROGRAM_COVERAGES } from '@careway/domain/programs/program'
import { HELP_VALUES, PROGRAM_TYPES } from '@careway/domain/vocabulary/help-terms'
import { citation } from '../pathways/pathway'
import { contactInfo, helpDecision, verification } from '../resources/help-fields'

/** A program that pays for care, medicine or living, with what the rules say of the person. */
export const assistanceProgram = z.object({
  id: z.string(),
  name: z.string(),
  organization: z.string(),
  description: z.string(),
  type: z.enum(PROGRAM_TYPES),
  /** Where it serves people, in words. */
  serviceArea: z.array(z.string()),
  cost: z.string().nullable(),
  languages: z.array(z.string()),
  hasInterpreters: z.boolean(),
  eligibilityRequirements: z.string(),
  contactInfo,
  website: z.string().nullable(),
  isActive: z.boolean(),
  /** The income limit in words for the person's household, or as the rule says it. Null where there is none. */
  eligibilityIncome: z.string().nullable(),
  benefits: z.array(z.string()),
  /** What it covers, in words. */
  coverage: z.array(z.string()),
  coverageCodes: z.array(z.enum(PROGRAM_COVERAGES)),
  /** In words, and the next date where it has one. */
  applicationDeadline: z.string().nullable(),
  deadlineDate: z.string().nullable(),
  applicationProcess: z.array(z.string()),
  documents: z.array(z.string()),
  note: z.string().nullable(),
  /** The state's own office, such as where Medicaid is applied for. */
  office: z.object({ name: z.string(), phone: z.string().nullable(), website: z.string().nullable() }).nullable(),
  value: z.enum(HELP_VALUES),
  decision: helpDecision,
  verification,
  lastChecked: z.string(),
  isStale: z.boolean(),
  sources: z.array(citation),
})
export type AssistanceProgram = z.infer<typeof assistanceProgram>
