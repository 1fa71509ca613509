import type { EndpointInput } from '@careway/contracts/kit/endpoint'
import type { InsurancePlan } from '@careway/contracts/insurance/insurance-plan'
import type { listInsurancePlans } from '@careway/contracts/insurance/list-insurance-plans'
import { familyMayBuyCatastrophic } from '@careway/domain/aca/catastrophic'
import type { HouseholdPrograms } from '@careway/domain/coverage/decide-coverage'
import { marketplaceOf } from '@careway/domain/marketplace/marketplace'
import type { CalendarDate } from '@careway/domain/kernel/calendar-date'
import { careUseOn } from '@careway/domain/plan-comparison/care-use'
import type { PlanYear } from '@careway/domain/vocabulary/health-plan-terms'
import { US_STATE_NAMES, type UsState } from '@careway/domain/vocabulary/us-state'
import type { OfferedLocale } from '@careway/i18n/locales'
import { refuse } from '../../calls/refusal'
import type { OfferedPlan, PlanQuery, PlanSource, PlanSourceKind } from '../../ports/marketplace'
import { askMarketplaces } from './ask-marketplaces'
import type { CoverageParts } from './coverage-parts'
import { householdOfProfile } from '@careway/contracts/coverage/household-of'
import { priceCoverage } from './my-coverage'
import { personOfCover, planYearOf, type PersonOfCover } from './person-of-cover'
import { presentPlans } from './plan.presenter'

export type PlansQuery = EndpointInput<typeof listInsurancePlans>['query']

interface Shoppers {
  readonly people: PlanQuery['people']
  readonly programs: HouseholdPrograms | undefined
  readonly creditMonthlyCents: number
}

/**
 * Those who would be on the plan: members whom the marketplace serves. Where nobody needs one, everybody who applies,
 * so that the plans can still be looked at.
 */
async function shoppersOf(parts: CoverageParts, person: PersonOfCover, planYear: PlanYear): Promise<Shoppers> {
  const priced = await priceCoverage(parts, person, planYear)
  if (priced?.isCountyNeeded) throw refuse('county_needed')
  const { members } = priced?.coverage.household ?? householdOfProfile(person.profile, person.place.state, 0)
  const served = members.filter((_member, index) => priced?.coverage.members[index]?.decision.program === 'marketplace')
  const shoppers = served.length > 0 ? served : members.filter(({ isApplying }) => isApplying)
  return {
    people: shoppers.map(({ age, usesTobacco }) => ({ age, usesTobacco })),
    programs: priced?.coverage,
    creditMonthlyCents: priced?.coverage.credit?.creditMonthlyCents ?? 0,
  }
}

/** The one source asked for, or all in order. A live source without a key is its own refusal. */
function sourcesFor({ marketplaces }: CoverageParts, { source }: PlansQuery) {
  if (source === undefined) return marketplaces
  const asked = marketplaces.filter(({ kind }) => kind === source)
  if (asked.length === 0 && source === 'live') throw refuse('needsApiKey')
  return asked
}

/** Catastrophic plans are for people under 30, and for those with an exemption that nobody here can know of. */
const isOpenTo = ({ people }: PlanQuery) => {
  const mayBuyCatastrophic = familyMayBuyCatastrophic(people.map(({ age }) => ({ age, hasExemption: false })))
  return ({ level }: OfferedPlan) => level !== 'Catastrophic' || mayBuyCatastrophic
}

async function findOffers(parts: CoverageParts, query: PlansQuery, planQuery: PlanQuery) {
  const { answer, unreachable } = await askMarketplaces(sourcesFor(parts, query), planQuery)
  if (answer.kind === 'plans')
    return {
      ...answer,
      unreachable: unreachable.map(({ kind }) => kind),
      plans: answer.plans.filter(isOpenTo(planQuery)),
    }
  if (answer.kind === 'unknown-zip-code') throw refuse('invalidZipCode')
  if (answer.kind === 'unreachable' || unreachable.length > 0) throw refuse('marketplace_unreachable')
  return undefined
}

const isAsked =
  ({ metalLevel, planType }: PlansQuery) =>
  (plan: Pick<InsurancePlan, 'metalLevel' | 'planType'>): boolean =>
    (metalLevel === undefined || plan.metalLevel === metalLevel) &&
    (planType === undefined || plan.planType === planType)

/** What is on sale to a person's household, and what turns it into theirs. */
export interface HouseholdOffers {
  readonly plans: readonly OfferedPlan[]
  readonly source: PlanSource
  readonly unreachable: readonly PlanSourceKind[]
  readonly creditMonthlyCents: number
  readonly people: number
  readonly state: UsState
  readonly today: CalendarDate
}

/** Asks for plans for the person's household; undefined where no source sells there. */
export async function offersTo(
  parts: CoverageParts,
  userId: string,
  query: PlansQuery,
): Promise<HouseholdOffers | undefined> {
  const person = await personOfCover(parts, userId, query.countyFips)
  const { place, profile, today } = person
  const planYear = planYearOf(today, query.year)
  const { people, programs, creditMonthlyCents } = await shoppersOf(parts, person, planYear)
  const [county, ...others] = place.counties
  if (!county || others.length > 0) throw refuse('county_needed')
  const found = await findOffers(parts, query, {
    planYear,
    state: place.state,
    countyFips: county.fips,
    zipCode: profile.zipCode,
    people,
    csrVariant: programs?.csrVariant ?? 'none',
    ...(programs ? { magiCents: programs.household.magiCents } : {}),
  })
  return found && { ...found, creditMonthlyCents, people: people.length, state: place.state, today }
}

/** Plans for the person's household, with their credit, sorted by the yearly cost at medium use. */
export async function plansFor(
  parts: CoverageParts,
  userId: string,
  query: PlansQuery,
  locale: OfferedLocale,
): Promise<InsurancePlan[]> {
  const offers = await offersTo(parts, userId, query)
  if (!offers) return []
  const { plans, source, unreachable, creditMonthlyCents, people, state, today } = offers
  return presentPlans(plans, {
    source,
    unreachable,
    creditMonthlyCents,
    people,
    care: careUseOn(today),
    marketplaceUrl: marketplaceOf(state, today).url,
    areaOf: ({ serviceArea }) =>
      parts.messages.translateCode(locale, 'coverage', 'estimated-area', {
        area: serviceArea.split('-')[1] ?? '',
        state: US_STATE_NAMES[state],
      }),
    nameOf: ({ level }) => parts.messages.translateCode(locale, 'coverage', `estimated-plan.${level}`),
  }).filter(isAsked(query))
}
