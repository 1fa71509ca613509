import type { RuleValue } from '@careway/contracts/service/list-rules'

export type Standing = 'past' | 'now' | 'later'

/** Where a value stands on a day; both its first and its last day count. */
export function standingOf({ from, to }: Pick<RuleValue, 'from' | 'to'>, asOf: string): Standing {
  if (asOf < from) return 'later'
  return to !== null && asOf > to ? 'past' : 'now'
}

/** The value that leads: in force on that day, else the newest. */
export const leadingValue = (values: readonly RuleValue[], asOf: string): RuleValue | undefined =>
  values.find((each) => standingOf(each, asOf) === 'now') ?? values[0]
