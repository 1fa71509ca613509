import { join } from 'node:path'
import { repository } from '../steps/process.mjs'
import { bundleWithServer } from './bundle.mjs'
import { atMost, figure, median } from './figures.mjs'

const LIMIT_MICROSECONDS = 2.5
const DECISIONS = 100_000
const ROUNDS = 9
const BENCHMARK_CENTS = 120_000

/** Households whose members meet different rules: credit and CHIP, the coverage gap, pregnancy, above the credit. */
const HOUSEHOLDS = [
  ['a family of four at 180 %', 'TX', 5_787_000, [{ age: 38 }, { age: 36 }, { age: 8 }, { age: 4 }]],
  ['one adult at 175 %', 'OH', 2_800_000, [{ age: 40 }]],
  ['a person in the coverage gap', 'TX', 1_200_000, [{ age: 30 }]],
  ['a pregnant adult', 'TX', 2_800_000, [{ age: 28, isPregnant: true }]],
]

/** Processor time of one whole decision, with its reasons and citations, on one core. */
function microsecondsEach(decide) {
  decide()
  const rounds = Array.from({ length: ROUNDS }, () => {
    const before = process.cpuUsage()
    for (let index = 0; index < DECISIONS; index += 1) decide()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / DECISIONS
  })
  return median(rounds)
}

export async function benchCoverageEngine() {
  const source = join(repository, 'tools', 'bench', 'coverage-engine.entry.ts')
  const { completeHousehold, decideCoverage } = await import(await bundleWithServer(source))
  for (const [name, state, magiCents, members] of HOUSEHOLDS) {
    const household = completeHousehold({ state, magiCents, members })
    const each = microsecondsEach(() => decideCoverage(household, 2026, '2026-11-21', BENCHMARK_CENTS))
    figure(`one decision: ${name}`, `${each.toFixed(2)} µs`, atMost(each, LIMIT_MICROSECONDS, 'µs'))
  }
}
