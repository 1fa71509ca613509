import type { Cents } from '@careway/domain/kernel/cents'
import type { PlanYear } from '@careway/domain/vocabulary/health-plan-terms'
import type { UsState } from '@careway/domain/vocabulary/us-state'
import type { PlanQuery } from '../../ports/marketplace'
import type { CmsRequest } from './client'
import { CSR_OVERRIDES } from './csr-words'

/** What the service says a page holds at most. */
const PAGE = 10

export interface CmsPlace {
  readonly state: UsState
  readonly countyFips: string
  readonly zipCode: string
}

export interface EligibilityQuery extends CmsPlace {
  readonly planYear: PlanYear
  readonly magiCents: Cents
  readonly hasMarriedCouple: boolean
  /** The tax household; the first is the subscriber. */
  readonly people: readonly {
    readonly age: number
    readonly usesTobacco: boolean
    readonly isPregnant: boolean
    readonly isParent: boolean
    readonly isApplying: boolean
  }[]
}

const placeOf = ({ countyFips, state, zipCode }: CmsPlace) => ({ countyfips: countyFips, state, zipcode: zipCode })
const yearOf = (planYear: PlanYear) => ({ year: String(planYear) })
/** Ages, never dates of birth. */
const peopleOf = ({ people }: PlanQuery) => people.map(({ age, usesTobacco }) => ({ age, uses_tobacco: usesTobacco }))

export const countiesRequest = (zipCode: string, planYear: PlanYear): CmsRequest => ({
  method: 'GET',
  path: `/counties/by/zip/${encodeURIComponent(zipCode)}`,
  query: yearOf(planYear),
})

/** One page of the plans. Full premiums need no income: none is sent, and the variant is asked for by name. */
export const planSearchRequest = (query: PlanQuery, offset: number): CmsRequest => ({
  method: 'POST',
  path: '/plans/search',
  query: yearOf(query.planYear),
  body: {
    household: { people: peopleOf(query) },
    market: 'Individual',
    place: placeOf(query),
    year: query.planYear,
    filter: { division: 'HealthCare' },
    sort: 'premium',
    order: 'asc',
    limit: PAGE,
    offset,
    ...(query.csrVariant !== 'none' && { csr_override: CSR_OVERRIDES[query.csrVariant] }),
  },
})

export const slcspRequest = (query: PlanQuery): CmsRequest => ({
  method: 'POST',
  path: '/households/slcsp',
  query: yearOf(query.planYear),
  body: { household: { people: peopleOf(query) }, place: placeOf(query), year: query.planYear },
})

export const eligibilityRequest = (query: EligibilityQuery): CmsRequest => ({
  method: 'POST',
  path: '/households/eligibility/estimates',
  query: yearOf(query.planYear),
  body: {
    household: {
      income: query.magiCents / 100,
      has_married_couple: query.hasMarriedCouple,
      people: query.people.map(({ age, usesTobacco, isPregnant, isParent, isApplying }) => ({
        age,
        uses_tobacco: usesTobacco,
        is_pregnant: isPregnant,
        is_parent: isParent,
        aptc_eligible: isApplying,
      })),
    },
    market: 'Individual',
    place: placeOf(query),
    year: query.planYear,
  },
})
