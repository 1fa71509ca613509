import type { Rule, RuleSummary, RuleValue } from '@careway/contracts/service/list-rules'
import { calendarDate, type CalendarDate } from '@careway/domain/kernel/calendar-date'
import type { DatedParameter } from '@careway/domain/kernel/dated-parameter'
import { ruleAreaOf } from '@careway/domain/rules/rule-area'
import { readableValue } from '@careway/domain/rules/readable-value'
import { changedRows, ruleTable, type RuleTable } from '@careway/domain/rules/rule-table'

type Parameter = DatedParameter<unknown>

/** A table of more rows than this is told of change by change, and sent only when it is asked for. */
const SHORT_ROWS = 12

const DAY_MS = 86_400_000
const dayBefore = (day: CalendarDate): CalendarDate =>
  calendarDate(new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10))

function presentValue(
  from: CalendarDate,
  next: CalendarDate | undefined,
  own: RuleTable,
  newer?: RuleTable,
): RuleValue {
  const isPartial = newer !== undefined && own.rows.length > SHORT_ROWS
  return {
    from,
    to: next ? dayBefore(next) : null,
    columns: [...own.columns],
    rows: (isPartial ? changedRows(own, newer) : own.rows).map(({ label, cells }) => ({ label, cells: [...cells] })),
    isPartial,
  }
}

function valuesOf({ id, values, unit, until }: Parameter): RuleValue[] {
  const tables = values.map(({ value }) => {
    const readable = readableValue(id, value, unit)
    return ruleTable(readable.value, readable.unit)
  })
  return values
    .map(({ from }, index) => presentValue(from, values[index + 1]?.from ?? until, tables[index]!, tables[index + 1]))
    .toReversed()
}

/** A parameter as the page of rules shows it. */
export function presentRule(parameter: Parameter): Rule {
  const area = ruleAreaOf(parameter.id)
  if (!area) throw new RangeError(`${parameter.id} has no area`)
  return {
    id: parameter.id,
    area,
    dates: parameter.values.map(({ from }) => from),
    references: parameter.references.map(({ title, url, asOf }) => ({ title, url: url ?? null, asOf: asOf ?? null })),
    values: valuesOf(parameter),
  }
}

export const summarizeRule = (rule: Rule): RuleSummary => ({
  ...rule,
  values: rule.values.every(({ rows }) => rows.length <= SHORT_ROWS) ? rule.values : null,
})
