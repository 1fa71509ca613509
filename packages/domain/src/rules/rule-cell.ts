/** How a figure of a rule is to be read. The sentence around it is the reader's language's own. */
export const RULE_CELL_KINDS = [
  'cents',
  'percent',
  'share',
  'hundredths',
  'thousandths',
  'dollars',
  'number',
  'years',
  'hours',
  'days',
  'months',
  'times',
  'day',
  'month-day',
  'phone',
  'address',
  'yes-no',
  'no-limit',
  'none',
  'list',
  'text',
] as const
export type RuleCellKind = (typeof RULE_CELL_KINDS)[number]

export interface RuleCell {
  readonly kind: RuleCellKind
  readonly value: string | number | boolean
  /** The upper end, where the figure is a range. */
  readonly to?: number
  /** Where the source itself is not certain, and a person should ask. */
  readonly isUncertain?: true
}

/** Nothing of the kind at that time. */
export const NOTHING: RuleCell = { kind: 'none', value: '' }

/** Codes or states, joined by commas. */
export const listCell = (values: readonly string[]): RuleCell =>
  values.length === 0 ? NOTHING : { kind: 'list', value: [...values].join(',') }

/** This, and what is greater, stands in the parameters for "and everything above". */
const NO_LIMIT = Number.MAX_SAFE_INTEGER

const BY_FIELD: readonly (readonly [RegExp, RuleCellKind])[] = [
  [/cents$/i, 'cents'],
  [/percent$/i, 'percent'],
  [/(share|coinsurance)$/i, 'share'],
  [/months$/i, 'months'],
  [/age(to)?$/i, 'years'],
  [/(steps|visits|quarters)$/i, 'number'],
  [/years$/i, 'years'],
  [/hours(monthly)?$/i, 'hours'],
  [/days$/i, 'days'],
]

/** In order: the first that the unit speaks of. */
const BY_UNIT: readonly (readonly [RegExp, RuleCellKind])[] = [
  [/^hundredths/, 'hundredths'],
  [/^thousandths/, 'thousandths'],
  [/^US dollars/, 'dollars'],
  [/^cents/, 'cents'],
  [/^percent/, 'percent'],
  [/^share/, 'share'],
  [/^times/, 'times'],
  [/^years/, 'years'],
  [/^hours/, 'hours'],
  [/^days/, 'days'],
  [/^months/, 'months'],
]

const kindIn = (list: readonly (readonly [RegExp, RuleCellKind])[], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1]

function kindOfText(text: string): RuleCellKind {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return 'day'
  if (/^\d{2}-\d{2}$/.test(text)) return 'month-day'
  if (/^\d{10}$/.test(text)) return 'phone'
  return text.startsWith('https://') ? 'address' : 'text'
}

const kindOfNumber = (field: string, unit: string): RuleCellKind =>
  kindIn(BY_FIELD, field) ?? kindIn(BY_UNIT, unit) ?? 'number'

export type Scalar = string | number | boolean

/**
 * @param field the name the figure goes by within its rule, such as `firstPersonCents`; empty where it has none
 * @param unit the rule's own unit, for figures whose name says nothing
 */
export function ruleCell(value: Scalar, field: string, unit: string): RuleCell {
  if (typeof value === 'boolean') return { kind: 'yes-no', value }
  if (typeof value === 'string') return { kind: kindOfText(value), value }
  return value >= NO_LIMIT ? { kind: 'no-limit', value: '' } : { kind: kindOfNumber(field, unit), value }
}
