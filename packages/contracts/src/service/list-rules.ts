import { z } from 'zod'
import { RULE_AREAS } from '@careway/domain/rules/rule-area'
import { RULE_CELL_KINDS } from '@careway/domain/rules/rule-cell'
import { defineEndpoint } from '../kit/endpoint'
import { citation } from '../pathways/pathway'

const ruleCell = z.object({
  kind: z.enum(RULE_CELL_KINDS),
  value: z.union([z.string(), z.number(), z.boolean()]),
  /** The upper end of a range. */
  to: z.number().optional(),
  /** Where the source itself is not certain. */
  isUncertain: z.literal(true).optional(),
})
export type RuleCellAnswer = z.infer<typeof ruleCell>

const ruleValue = z.object({
  /** The day since when it holds, `YYYY-MM-DD`. */
  from: z.string(),
  /** The last day it holds; null where no later value is known and it does not expire. */
  to: z.string().nullable(),
  /** Names of figures; one empty name where there is a single column. */
  columns: z.array(z.string()),
  rows: z.array(z.object({ label: z.string(), cells: z.array(ruleCell.nullable()) })),
  /** True where only the rows are given that the next value changed. */
  isPartial: z.boolean(),
})
export type RuleValue = z.infer<typeof ruleValue>

const ruleFacts = z.object({
  id: z.string(),
  area: z.enum(RULE_AREAS),
  /** The first day of each value, oldest first. */
  dates: z.array(z.string()),
  references: z.array(citation),
})

export const rule = ruleFacts.extend({
  /** Newest first. */
  values: z.array(ruleValue),
})
export type Rule = z.infer<typeof rule>

/** `values` is null where they are long: ask for the rule by itself. */
export const ruleSummary = ruleFacts.extend({ values: z.array(ruleValue).nullable() })
export type RuleSummary = z.infer<typeof ruleSummary>

/** How the worked cases, each with its source, came out when this version was built. */
export const accuracyRecord = z.object({
  ranOn: z.string(),
  version: z.string(),
  suites: z.array(
    z.object({
      id: z.string(),
      cases: z.number(),
      passed: z.number(),
      failures: z.array(z.string()),
    }),
  ),
})
export type AccuracyRecord = z.infer<typeof accuracyRecord>

export const ruleList = z.object({
  /** The day that "in force" is read on. */
  asOf: z.string(),
  rules: z.array(ruleSummary),
  /** Null where this version was built without a run. */
  accuracy: accuracyRecord.nullable(),
})
export type RuleList = z.infer<typeof ruleList>

export const listRules = defineEndpoint({
  id: 'service.rules',
  method: 'GET',
  path: '/api/rules',
  access: 'public',
  summary: 'Every figure of law or fact that our answers rest on, with its dates and sources.',
  output: ruleList,
})

export const getRule = defineEndpoint({
  id: 'service.rule',
  method: 'GET',
  path: '/api/rules/{ruleId}',
  access: 'public',
  summary: 'One figure with all its values, newest first.',
  params: z.strictObject({ ruleId: z.string().max(100, 'tooLong') }),
  output: rule,
  problems: ['not_found'],
})
