import { z } from 'zod'
import { COVERAGE_CATEGORIES, COVERAGE_PROGRAMS } from '@careway/domain/vocabulary/coverage-terms'
import { CSR_VARIANTS } from '@careway/domain/vocabulary/health-plan-terms'
import { citation } from '../pathways/pathway'

/** A reason, a question or a step: the code, what it counts, and its sentence in the caller's language. */
export const said = z.object({
  code: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  text: z.string(),
})
export type Said = z.infer<typeof said>

export const RULE_UNITS = ['percent-of-poverty', 'years', 'cents', 'share-of-income', 'day'] as const

export const coverageDecision = z.object({
  /** A code such as `medicaid.adult-expansion`. */
  rule: z.string(),
  ruleText: z.string(),
  unit: z.enum(RULE_UNITS).nullable(),
  /** The line the rule draws; inclusive. */
  threshold: z.number().nullable(),
  /** The person's own number, in the same unit. */
  number: z.number().nullable(),
  source: citation,
  /** The day since when the threshold holds, `YYYY-MM-DD`. */
  effectiveDate: z.string(),
  /** `check`: leans on something nobody said, or on a fact that is not certain. */
  certainty: z.enum(['clear', 'check']),
  reasons: z.array(said),
  questions: z.array(said),
  nextSteps: z.array(said),
})
export type CoverageDecisionAnswer = z.infer<typeof coverageDecision>

export const memberAnswer = z.object({
  age: z.number(),
  program: z.enum(COVERAGE_PROGRAMS),
  category: z.enum(COVERAGE_CATEGORIES),
  csrVariant: z.enum(CSR_VARIANTS),
  decision: coverageDecision,
})
export type MemberAnswer = z.infer<typeof memberAnswer>

export const SLCSP_SOURCES = ['given', 'imported', 'live', 'estimate'] as const

export const slcspSource = z.object({
  kind: z.enum(SLCSP_SOURCES),
  title: z.string(),
  url: z.string().nullable(),
  asOf: z.string().nullable(),
  /** The year of the premiums. May be earlier than the year asked for where none is published yet. */
  planYear: z.number(),
})

/** Form 8962 as printed: whole percent, figure of four decimals, whole dollars. */
export const form8962Answer = z.object({
  /** 401 above four times the guideline. */
  line5: z.number(),
  /** Null where the table ends. */
  line7: z.number().nullable(),
  line8a: z.number().nullable(),
  line8b: z.number().nullable(),
  /** US dollars. 0 where nobody can have the credit, null where the benchmark is not known. */
  annualCredit: z.number().nullable(),
})

export const coverageEstimate = z.object({
  year: z.number(),
  /** The day the Medicaid, CHIP and immigration rules are read on. */
  asOf: z.string(),
  state: z.string(),
  countyFips: z.string().nullable(),
  ratingArea: z.number().nullable(),
  householdSize: z.number(),
  annualIncome: z.number(),
  /** Of the guideline that the credit uses (of the year before), two decimals. */
  fplPercent: z.number(),
  fplGuidelineYear: z.number(),
  /** Of the guideline in force, two decimals. */
  medicaidFplPercent: z.number(),
  medicaidGuidelineYear: z.number(),
  /** The share of income that the law expects the household to pay, such as 0.0659; null where no credit is paid at that income. */
  applicablePercentage: z.number().nullable(),
  /** US dollars a month for those in the coverage family; null where it is not known. */
  slcspMonthly: z.number().nullable(),
  slcspSource: slcspSource.nullable(),
  /** US dollars a year; null where no credit is paid at that income. */
  expectedContributionAnnual: z.number().nullable(),
  /** US dollars. 0 where nobody can have the credit, null where the benchmark is not known. */
  premiumTaxCreditMonthly: z.number().nullable(),
  premiumTaxCreditAnnual: z.number().nullable(),
  form8962: form8962Answer,
  csrVariant: z.enum(CSR_VARIANTS),
  members: z.array(memberAnswer),
  reasons: z.array(said),
  sources: z.array(citation),
})
export type CoverageEstimate = z.infer<typeof coverageEstimate>
