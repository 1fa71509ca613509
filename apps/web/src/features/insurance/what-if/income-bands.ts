import type { CoverageCategory, CoverageProgram } from '@careway/domain/vocabulary/coverage-terms'
import type { CsrVariant } from '@careway/domain/vocabulary/health-plan-terms'

/** What the household gets at one income. */
export interface Outcome {
  readonly members: readonly { readonly program: CoverageProgram; readonly category: CoverageCategory }[]
  readonly csrVariant: CsrVariant
  /** Percent of the poverty guideline of the credit. */
  readonly fplPercent: number
  /** US dollars a month; undefined where the benchmark of those who would buy a plan is not known. */
  readonly creditMonthly: number | undefined
  /** The benchmark after the credit, US dollars a month; undefined where nobody buys, or the price is not known. */
  readonly benchmarkAfterCredit: number | undefined
}

export type OutcomeAt = (incomeDollars: number) => Outcome

/** Incomes, whole dollars and both ends included, between which everybody keeps the same kind of help. */
export interface IncomeBand {
  readonly from: number
  readonly to: number
  readonly atFrom: Outcome
  readonly atTo: Outcome
}

const kindOf = ({ members, csrVariant }: Outcome): string =>
  [csrVariant, ...members.map(({ program, category }) => `${program}/${category}`)].join(' ')

/** The last whole dollar that still has the same kind of help as `low`. */
function lastAlike(outcomeAt: OutcomeAt, low: number, high: number): number {
  const kind = kindOf(outcomeAt(low))
  let alike = low
  let other = high
  while (other - alike > 1) {
    const middle = Math.floor((alike + other) / 2)
    if (kindOf(outcomeAt(middle)) === kind) alike = middle
    else other = middle
  }
  return alike
}

/** Finer than the narrowest band there is, the 5 percent of poverty between two cost-sharing variants of one person. */
const STEP_DOLLARS = 250

/** Walks from no income to `maximum` and finds, to the dollar, where help changes for anybody. */
export function incomeBands(outcomeAt: OutcomeAt, maximum: number): readonly IncomeBand[] {
  const bands: IncomeBand[] = []
  let from = 0
  let last = 0
  const close = (to: number) => bands.push({ from, to, atFrom: outcomeAt(from), atTo: outcomeAt(to) })
  while (last < maximum) {
    const next = Math.min(maximum, last + STEP_DOLLARS)
    if (kindOf(outcomeAt(next)) === kindOf(outcomeAt(last))) {
      last = next
      continue
    }
    const end = lastAlike(outcomeAt, last, next)
    close(end)
    from = end + 1
    last = from
  }
  close(maximum)
  return bands
}

export const bandAt = (bands: readonly IncomeBand[], income: number): IncomeBand | undefined =>
  bands.find(({ to }) => income <= to) ?? bands.at(-1)
