import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { accuracySuite } from './accuracy-suite'
import { ACCURACY_SUITES } from './accuracy-suites'
import { isAsExpected } from './is-as-expected'
import { runAccuracy } from './run-accuracy'

const ENDING = '.cases.json'

describe('the worked cases', () => {
  it.each(runAccuracy().suites.map((suite) => [suite.id, suite] as const))('of %s all come out right', (_id, suite) => {
    expect(suite.failures).toEqual([])
    expect(suite.passed).toBeGreaterThan(0)
  })

  it('are all put to their rules: no case file is left out', () => {
    const files = readdirSync(join(import.meta.dirname, '..'), { recursive: true, encoding: 'utf8' })
    const ids = files.filter((path) => path.endsWith(ENDING)).map((path) => basename(path, ENDING))
    expect(ACCURACY_SUITES.map(({ id }) => id).sort()).toEqual(ids.sort())
  })

  it('each name their source', () => {
    const bare = ACCURACY_SUITES.flatMap(({ id, cases }) =>
      cases.filter(({ source }) => !source).map(({ name }) => `${id}: ${name}`),
    )
    expect(bare).toEqual([])
  })
})

describe('a run', () => {
  it('counts what is wrong, and a rule that throws', () => {
    const cases = [
      { name: 'right', given: 1, expect: { value: 1 } },
      { name: 'wrong', given: 2, expect: { value: 1 } },
      { name: 'thrown', given: 0, expect: { value: 0 } },
    ]
    const suite = accuracySuite({
      id: 'numbers',
      cases,
      evaluate: ({ given }) => {
        if (given === 0) throw new RangeError('no')
        return { value: given, more: true }
      },
    })
    expect(runAccuracy([suite]).suites).toEqual([{ id: 'numbers', cases: 3, passed: 1, failures: ['wrong', 'thrown'] }])
  })

  it('compares figures to the last digit and lists whole', () => {
    expect(isAsExpected(0.1 + 0.2, 0.3)).toBe(false)
    expect(isAsExpected([1, 2], [1])).toBe(false)
    expect(isAsExpected(undefined, null)).toBe(true)
    expect(isAsExpected(0, null)).toBe(false)
    expect(isAsExpected(null, { value: 1 })).toBe(false)
  })
})
