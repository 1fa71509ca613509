import type { Marketplace, PlanAnswer, PlanQuery, PlanSourceKind } from '../../ports/marketplace'

/** A source that could not be asked, and why, as a code. */
export interface UnreachableSource {
  readonly kind: PlanSourceKind
  readonly reason: string
}

export interface MarketplacesAnswer {
  readonly answer: PlanAnswer
  /** Sources before the one that answered whose plans are therefore missing. */
  readonly unreachable: readonly UnreachableSource[]
}

/** Real plans on file, then real plans asked for now, then estimates. */
const ORDER: readonly PlanSourceKind[] = ['imported', 'live', 'estimate']

/** What no source's plans leave to say, the most telling first. */
const SILENCES: readonly PlanAnswer['kind'][] = ['unknown-zip-code', 'unreachable', 'not-served']

const hasPlans = (answer: PlanAnswer): boolean => answer.kind === 'plans' && answer.plans.length > 0

function mostTelling(answers: readonly PlanAnswer[]): PlanAnswer {
  const found = SILENCES.map((kind) => answers.find((answer) => answer.kind === kind)).find(Boolean)
  return found ?? { kind: 'not-served' }
}

/** The first source that has plans for the place and the year answers. */
export async function askMarketplaces(
  sources: readonly Marketplace[],
  query: PlanQuery,
  signal?: AbortSignal,
): Promise<MarketplacesAnswer> {
  const unreachable: UnreachableSource[] = []
  const answers: PlanAnswer[] = []
  for (const source of sources.toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind))) {
    const answer = await source.findPlans(query, signal)
    if (hasPlans(answer)) return { answer, unreachable }
    if (answer.kind === 'unreachable') unreachable.push({ kind: source.kind, reason: answer.reason })
    answers.push(answer)
  }
  return { answer: mostTelling(answers), unreachable }
}
