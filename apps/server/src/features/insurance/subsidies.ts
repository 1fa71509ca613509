import type { Subsidies } from '@careway/contracts/insurance/calculate-subsidies'
import { householdReasons } from '@careway/domain/coverage/household-reasons'
import { dollars, inDollars } from '@careway/domain/kernel/cents'
import { creditGuidelineCents } from '@careway/domain/poverty/credit-guideline'
import type { CsrVariant } from '@careway/domain/vocabulary/health-plan-terms'
import type { OfferedLocale } from '@careway/i18n/locales'
import { refuse } from '../../calls/refusal'
import type { CoverageParts } from './coverage-parts'
import { sayIn } from './coverage-words'
import { todayOf } from './estimate'
import { priceCoverage } from './my-coverage'
import { personOfCover, planYearOf } from './person-of-cover'

/** The share of ordinary costs that a plan of the variant pays, in percent (45 CFR 156.420). */
const SHARE_PAID: Readonly<Record<CsrVariant, number>> = {
  none: 0,
  '73': 73,
  '87': 87,
  '94': 94,
  zero: 100,
  limited: 0,
}

const orNull = (cents: number | undefined): number | null => (cents === undefined ? null : inDollars(cents))

/** What a premium comes to after the household's credit, with the working. */
export async function subsidiesFor(
  parts: CoverageParts,
  userId: string,
  given: { readonly monthlyPremium: number; readonly year?: number | undefined },
  locale: OfferedLocale,
): Promise<Subsidies> {
  const person = await personOfCover(parts, userId)
  const planYear = planYearOf(todayOf(parts), given.year)
  const priced = await priceCoverage(parts, person, planYear)
  if (!priced) throw refuse('income_needed')
  if (priced.isCountyNeeded) throw refuse('county_needed')
  const { coverage, benchmark } = priced
  const { household, expectedContributionAnnualCents, csrVariant } = coverage
  const premiumCents = dollars(given.monthlyPremium)
  const creditCents = Math.min(premiumCents, coverage.credit?.creditMonthlyCents ?? 0)
  const say = sayIn(parts.messages, locale)
  return {
    premiumTaxCredit: inDollars(creditCents),
    costSharingReduction: SHARE_PAID[csrVariant],
    csrVariant,
    finalPremium: inDollars(premiumCents - creditCents),
    working: {
      year: planYear,
      annualIncome: inDollars(household.magiCents),
      povertyGuideline: inDollars(creditGuidelineCents(household.size, household.state, planYear)),
      fplPercent: coverage.fplPercent,
      applicablePercentage: coverage.applicablePercentage ?? null,
      expectedContributionMonthly: orNull(
        expectedContributionAnnualCents === undefined ? undefined : Math.round(expectedContributionAnnualCents / 12),
      ),
      slcspMonthly: orNull(benchmark?.monthlyCents),
      slcspSource: benchmark?.source ?? null,
    },
    reasons: householdReasons(coverage).map((each) => say('reason', each)),
  }
}
