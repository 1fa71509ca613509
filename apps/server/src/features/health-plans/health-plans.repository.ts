import { isRatedAsChild } from '@careway/domain/aca/rated-people'
import { roundToCents } from '@careway/domain/kernel/cents'
import type { ComparedService, CostShare } from '@careway/domain/plan-comparison/health-plan'
import type { CsrVariant, PlanLevel, PlanType, PlanYear } from '@careway/domain/vocabulary/health-plan-terms'
import type { UsState } from '@careway/domain/vocabulary/us-state'
import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../db/database'
import type { Marketplace, OfferedPlan, PlanAnswer, PlanQuery, PlanSource } from '../../ports/marketplace'
import { premiumOf } from './premium.repository'

export interface ImportedMarketplaceParts {
  readonly executor: Executor
  /** What to cite for the files. */
  readonly citation: Pick<PlanSource, 'title' | 'url'>
  /** The number of the rating area a county, or a part of it, belongs to. */
  readonly ratingAreaOf: (state: UsState, countyFips: string, zipCode: string) => number | undefined
}

/** What the query answers; null where the source does not say. */
interface PlanRow {
  readonly planId: string
  readonly name: string
  readonly issuer: string
  readonly level: PlanLevel
  readonly planType: PlanType | null
  readonly essentialShare: number | null
  readonly effectiveFrom: string
  readonly serviceArea: string
  readonly csrVariant: CsrVariant
  readonly deductibleIndividualCents: number
  readonly deductibleFamilyCents: number
  readonly drugDeductibleIndividualCents: number | null
  readonly outOfPocketMaximumIndividualCents: number
  readonly outOfPocketMaximumFamilyCents: number
  readonly coinsurance: number
  readonly services: Partial<Record<ComparedService, CostShare>>
  readonly isHsaEligible: boolean | null
  readonly coversAdultDental: boolean | null
  readonly coversChildDental: boolean | null
  readonly coversAdultVision: boolean | null
  readonly coversChildVision: boolean | null
  readonly formularyUrl: string | null
  readonly benefitsUrl: string | null
  readonly brochureUrl: string | null
  readonly premiumCents: number | null
  readonly asOf: string
}

const isForChildrenAlone = (people: PlanQuery['people']) => people.every(isRatedAsChild)

/** The date of the files that hold a state's plans, a year's all from one run; no row where it is not in them. */
const dateOnFile = ({ planYear, state }: PlanQuery): SQL => sql`
  select coalesce(run.source_version, run.finished_at::date::text) as "asOf"
  from health_plans as listed join import_runs as run on run.id = listed.run_id
  where listed.plan_year = ${planYear} and listed.state = ${state} limit 1`

/**
 * Every plan sold in the county with the premium of these people, in their variant of cost sharing or, where a plan
 * doesn't have it, in its standard one. One index scan finds the service areas, and the rest hangs on their plans.
 */
export function plansOnSale(query: PlanQuery, ratingArea: number): SQL {
  const { planYear, state, countyFips, zipCode, people, csrVariant } = query
  const soldTo = isForChildrenAlone(people) ? sql`plan.is_sold_to_children_alone` : sql`plan.is_sold_to_adults`
  return sql`
    select plan.plan_id as "planId", plan.name, plan.issuer, plan.level, plan.plan_type as "planType",
      plan.essential_share as "essentialShare", plan.effective_from as "effectiveFrom",
      plan.formulary_url as "formularyUrl", area.name as "serviceArea", cost.variant as "csrVariant",
      cost.deductible_individual_cents as "deductibleIndividualCents",
      cost.deductible_family_cents as "deductibleFamilyCents",
      cost.drug_deductible_individual_cents as "drugDeductibleIndividualCents",
      cost.out_of_pocket_maximum_individual_cents as "outOfPocketMaximumIndividualCents",
      cost.out_of_pocket_maximum_family_cents as "outOfPocketMaximumFamilyCents", cost.coinsurance, cost.services,
      cost.is_hsa_eligible as "isHsaEligible", cost.covers_adult_dental as "coversAdultDental",
      cost.covers_child_dental as "coversChildDental", cost.covers_adult_vision as "coversAdultVision",
      cost.covers_child_vision as "coversChildVision", cost.benefits_url as "benefitsUrl",
      cost.brochure_url as "brochureUrl", ${premiumOf(people)} as "premiumCents",
      (${dateOnFile(query)}) as "asOf"
    from plan_service_areas as area
    join health_plans as plan on plan.plan_year = ${planYear} and plan.issuer_id = area.issuer_id
      and plan.service_area_id = area.service_area_id and plan.state = ${state} and ${soldTo}
    join plan_rates as rate on rate.plan_year = ${planYear} and rate.plan_id = plan.plan_id
      and rate.rating_area = ${ratingArea}
    join plan_variants as cost on cost.plan_year = ${planYear} and cost.plan_id = plan.plan_id
      and cost.variant = case when ${csrVariant} = any(plan.variants) then ${csrVariant} else 'none' end
    where area.plan_year = ${planYear} and area.place in (${countyFips}, ${state})
      and (area.zip_codes is null or ${zipCode} = any(area.zip_codes))
    order by "premiumCents", plan.plan_id`
}

type Said<Row> = {
  [Key in keyof Row as null extends Row[Key] ? never : Key]: Row[Key]
} & { [Key in keyof Row as null extends Row[Key] ? Key : never]?: Exclude<Row[Key], null> }

/** Leaves out what the source does not say. */
function said<Row extends object>(row: Row): Said<Row> {
  const found: Partial<Row> = {}
  for (const key in row) if (row[key] !== null) found[key] = row[key]
  return found as unknown as Said<Row>
}

function toPlan(row: PlanRow, premiumMonthlyCents: number, planYear: PlanYear): OfferedPlan {
  const { premiumCents: _premium, asOf: _asOf, essentialShare, ...facts } = row
  const essentialPremiumMonthlyCents = roundToCents(premiumMonthlyCents * (essentialShare ?? 1))
  return Object.assign(said(facts), { planYear, premiumMonthlyCents, essentialPremiumMonthlyCents })
}

async function rowsOf<Row>(executor: Executor, query: SQL): Promise<readonly Row[]> {
  const { rows } = (await executor.execute(query)) as { rows: readonly Row[] }
  return rows
}

/** The plans of the imported Public Use Files. A state with an exchange of its own is not in them. */
export function createImportedMarketplace({ executor, citation, ratingAreaOf }: ImportedMarketplaceParts): Marketplace {
  async function findPlans(query: PlanQuery): Promise<PlanAnswer> {
    const ratingArea = ratingAreaOf(query.state, query.countyFips, query.zipCode)
    if (ratingArea === undefined || query.people.length === 0) return { kind: 'not-served' }
    const rows = await rowsOf<PlanRow>(executor, plansOnSale(query, ratingArea))
    const [dated] = rows.length > 0 ? rows : await rowsOf<Pick<PlanRow, 'asOf'>>(executor, dateOnFile(query))
    if (!dated) return { kind: 'not-served' }
    const plans = rows.flatMap((row) =>
      row.premiumCents === null ? [] : [toPlan(row, row.premiumCents, query.planYear)],
    )
    return { kind: 'plans', plans, source: { kind: 'imported', ...citation, asOf: dated.asOf } }
  }
  return { kind: 'imported', findPlans }
}
