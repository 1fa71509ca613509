import type { HelpRecord, ProgramCondition } from '../../program'

const CHECKED_ON = '2026-11-21'

const ENGLISH_AND_SPANISH = ['english', 'spanish'] as const

/** What most of these have in common; a record says where it differs. */
export const FREE_ALL_YEAR = {
  languages: ENGLISH_AND_SPANISH,
  hasInterpreters: false,
  deadline: { kind: 'none' },
  cost: 'free',
  checkedOn: CHECKED_ON,
} as const satisfies Partial<HelpRecord>

export const HAS_MEDICARE: ProgramCondition = { kind: 'has-medicare' }
export const USES_INSULIN: ProgramCondition = { kind: 'circumstance', anyOf: ['insulin'] }
export const COST_IS_HARD: ProgramCondition = {
  kind: 'circumstance',
  anyOf: ['cannot_afford_medicine', 'brand_name_drug'],
}
export const INSULIN_OR_COST_IS_HARD: ProgramCondition = {
  kind: 'circumstance',
  anyOf: ['cannot_afford_medicine', 'brand_name_drug', 'insulin'],
}
export const VARIES_BY_MEDICINE: ProgramCondition = { kind: 'discretion', code: 'varies-by-medicine' }
export const DECIDED_CASE_BY_CASE: ProgramCondition = { kind: 'discretion', code: 'decided-case-by-case' }
