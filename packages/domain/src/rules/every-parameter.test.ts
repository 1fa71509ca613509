import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { everyParameter } from './every-parameter'
import { ruleAreaOf } from './rule-area'
import { readableValue } from './readable-value'
import { ruleTable } from './rule-table'

const domain = join(import.meta.dirname, '..')
const DEFINES = /\bdefineParameter[<(]/

const modules = readdirSync(domain, { recursive: true, encoding: 'utf8' }).filter(
  (path) =>
    path.endsWith('.ts') &&
    !path.endsWith('.test.ts') &&
    !path.startsWith('rules') &&
    !path.endsWith('dated-parameter.ts') &&
    DEFINES.test(readFileSync(join(domain, path), 'utf8')),
)

it('imports every module that defines a parameter', () => {
  const text = readFileSync(join(domain, 'rules', 'every-parameter.ts'), 'utf8')
  const forgotten = modules.filter((path) => !text.includes(`'../${path.replaceAll('\\', '/').slice(0, -3)}'`))
  expect(modules.length).toBeGreaterThan(10)
  expect(forgotten).toEqual([])
})

it('finds a source for every parameter', () => {
  const bare = everyParameter().filter(({ references }) => references.length === 0)
  expect(bare.map(({ id }) => id)).toEqual([])
})

it('knows what every parameter is about', () => {
  expect(
    everyParameter()
      .filter(({ id }) => ruleAreaOf(id) === undefined)
      .map(({ id }) => id),
  ).toEqual([])
})

it('can show every value of every parameter', () => {
  const tableOf = (id: string, value: unknown, unit: string) => {
    const readable = readableValue(id, value, unit)
    return ruleTable(readable.value, readable.unit)
  }
  const empty = everyParameter().filter(({ id, values, unit }) =>
    values.some(({ value }) =>
      tableOf(id, value, unit).rows.every(({ cells }) => cells.every((cell) => cell === null)),
    ),
  )
  expect(empty.map(({ id }) => id)).toEqual([])
})
