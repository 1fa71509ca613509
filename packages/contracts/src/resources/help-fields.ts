import { z } from 'zod'
import { LIKELIHOODS, VERIFICATIONS } from '@careway/domain/vocabulary/help-terms'
import { RULE_UNITS, said } from '../coverage/coverage-answer'
import { citation } from '../pathways/pathway'

export const SEARCH_MAXIMUM = 120

/** One line that a rule draws, held against the person. */
export const helpFinding = z.object({
  rule: z.string(),
  text: z.string(),
  outcome: z.enum(['met', 'not-met', 'unknown', 'maybe']),
  unit: z.enum(RULE_UNITS).nullable(),
  /** The line; inclusive. */
  threshold: z.number().nullable(),
  /** The person's own number, in the same unit. */
  number: z.number().nullable(),
  source: citation,
  effectiveDate: z.string(),
})

/** Whether the person qualifies. For somebody we know nothing of it is what their answers would decide. */
export const helpDecision = z.object({
  likelihood: z.enum(LIKELIHOODS),
  findings: z.array(helpFinding),
  questions: z.array(said),
})
export type HelpDecisionAnswer = z.infer<typeof helpDecision>

export const contactInfo = z.object({
  phone: z.string().nullable(),
  email: z.string().nullable(),
  tty: z.string().nullable(),
  textNumber: z.string().nullable(),
})

export const verification = z.enum(VERIFICATIONS)
