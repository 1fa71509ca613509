import { ACCURACY_SUITES } from '@careway/domain/accuracy/accuracy-suites'
import { everyParameter } from '@careway/domain/rules/every-parameter'
import { readableValue } from '@careway/domain/rules/readable-value'
import { RULE_AREAS } from '@careway/domain/rules/rule-area'
import { ruleTable, type RuleTable } from '@careway/domain/rules/rule-table'
import { isUsState } from '@careway/domain/vocabulary/us-state'
import { describe, expect, it } from 'vitest'
import en from '../messages/en/rules.json'
import es from '../messages/es/rules.json'

type Branch = { readonly [key: string]: string | Branch | undefined }

/** The sentence at a dotted path, dots in names included. */
function sentenceAt(branch: Branch, path: string): string | undefined {
  const direct = branch[path]
  if (typeof direct === 'string') return direct
  for (let dot = path.indexOf('.'); dot > 0; dot = path.indexOf('.', dot + 1)) {
    const inner = branch[path.slice(0, dot)]
    if (typeof inner === 'object') return sentenceAt(inner, path.slice(dot + 1))
  }
  return undefined
}

const tables: readonly RuleTable[] = everyParameter().flatMap(({ id, values, unit }) =>
  values.map(({ value }) => {
    const readable = readableValue(id, value, unit)
    return ruleTable(readable.value, readable.unit)
  }),
)
const isProper = (name: string) => name === '' || isUsState(name) || /^\d+$/.test(name)
const listed = tables.flatMap(({ rows }) =>
  rows.flatMap(({ cells }) => cells.flatMap((cell) => (cell?.kind === 'list' ? String(cell.value).split(',') : []))),
)
const named = tables.flatMap(({ columns, rows }) => [...columns, ...rows.map(({ label }) => label)])
const NAMES = [...new Set([...named.flatMap((path) => path.split('.')), ...listed])].filter((name) => !isProper(name))

describe.each([
  ['en', en],
  ['es', es],
] as const)('the rules in %s', (_locale, catalog) => {
  const missing = (paths: readonly string[]) => paths.filter((path) => !sentenceAt(catalog as Branch, path)?.trim())

  it('have a title and a sentence, every one', () =>
    expect(missing(everyParameter().flatMap(({ id }) => [`rule.${id}.title`, `rule.${id}.text`]))).toEqual([]))
  it('have a word for every name within them', () => expect(missing(NAMES.map((name) => `fields.${name}`))).toEqual([]))
  it('have a word for every area', () => expect(missing(RULE_AREAS.map((area) => `areas.${area}`))).toEqual([]))
  it('have a title for the worked cases of each', () =>
    expect(missing(ACCURACY_SUITES.map(({ id }) => `suites.${id}`))).toEqual([]))
})
