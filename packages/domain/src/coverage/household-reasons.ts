import { creditGuidelineCents } from '../poverty/credit-guideline'
import { because, type Citation, type Reason } from '../kernel/decision'
import { contributionBands } from '../aca/applicable-percentage.parameters'
import { mayGetStateHelp, statePremiumHelpOf } from '../aca/state-premium-help'
import { marketplaceOf } from '../marketplace/marketplace'
import { povertyGuidelines } from '../poverty/poverty-guidelines.parameters'
import type { Coverage } from './decide-coverage'

const shareInPercent = (share: number): number => Math.round(share * 10_000) / 100

function creditReasons(coverage: Coverage): readonly Reason[] {
  const { household, planYear, credit, members } = coverage
  const guidelineCents = creditGuidelineCents(household.size, household.state, planYear)
  if (members.some(({ decision }) => decision.rule === 'aca.credit-ends'))
    return [
      because('household.above-credit', {
        limitCents: 4 * guidelineCents,
        overCents: household.magiCents - 4 * guidelineCents,
      }),
    ]
  if (!credit || coverage.expectedContributionAnnualCents === undefined) return []
  const reasons = [
    because('household.expected-contribution', {
      share: shareInPercent(coverage.applicablePercentage ?? 0),
      amountCents: Math.round(coverage.expectedContributionAnnualCents / 12),
    }),
  ]
  if (planYear >= 2026) reasons.push(because('household.credit-ends-at', { limitCents: 4 * guidelineCents }))
  return credit.creditMonthlyCents === 0 ? [...reasons, because('household.benchmark-below-contribution')] : reasons
}

/** The state's own help on top: told, not counted. */
function stateReasons({ household: { state }, planYear, fplPercent, members, asOf }: Coverage): readonly Reason[] {
  const help = statePremiumHelpOf(state, planYear)
  const isShopping = members.some(({ decision }) => decision.program === 'marketplace')
  if (!help || !isShopping || !mayGetStateHelp(help, fplPercent)) return []
  return [because('household.state-help', { programName: help.name, name: marketplaceOf(state, asOf).name })]
}

/** What holds for the whole household, in reading order. */
export function householdReasons(coverage: Coverage): readonly Reason[] {
  const { household, planYear, fplPercent } = coverage
  return [
    because('household.poverty-percent', {
      percent: fplPercent,
      guidelineYear: planYear - 1,
      guidelineCents: creditGuidelineCents(household.size, household.state, planYear),
    }),
    ...creditReasons(coverage),
    ...stateReasons(coverage),
  ]
}

/** Whether a source is for that year: `2026`, or `2023 to 2025`. */
function isFor({ asOf = '' }: Citation, year: number): boolean {
  const [from, to = from] = asOf.split(' to ').map(Number)
  return from !== undefined && to !== undefined && from <= year && year <= to
}

/** Where the figures of the whole household come from. */
export const householdSources = ({ planYear }: Pick<Coverage, 'planYear'>): readonly Citation[] => [
  ...povertyGuidelines.references.filter((each) => isFor(each, planYear - 1)),
  ...contributionBands.references.filter((each) => isFor(each, planYear)),
]
