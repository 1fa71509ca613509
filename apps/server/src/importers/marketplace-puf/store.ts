import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../db/database'
import type { PlanOnFile, PlanYearContents, RateDraft, ServiceAreaDraft, VariantDraft } from './plan-year'

const TABLES = ['health_plans', 'plan_variants', 'plan_rates', 'plan_service_areas']
const BATCH_ROWS = 500

type Insert = (rows: string, year: number, run: string) => SQL

const insertPlans: Insert = (rows, year, run) => sql`
  insert into health_plans (plan_year, plan_id, state, issuer_id, service_area_id, issuer, name, level, plan_type,
    variants, essential_share, is_sold_to_adults, is_sold_to_children_alone, effective_from, formulary_url, run_id)
  select ${year}::int, plan_id, state, issuer_id, service_area_id, issuer, name, level, plan_type,
    variants, essential_share, is_sold_to_adults, is_sold_to_children_alone, effective_from, formulary_url, ${run}::uuid
  from jsonb_to_recordset(${rows}::jsonb) as plan(plan_id text, state text, issuer_id text, service_area_id text,
    issuer text, name text, level text, plan_type text, variants text[], essential_share real,
    is_sold_to_adults boolean, is_sold_to_children_alone boolean, effective_from text, formulary_url text)`

const insertVariants: Insert = (rows, year) => sql`
  insert into plan_variants (plan_year, plan_id, variant, deductible_individual_cents, deductible_family_cents,
    drug_deductible_individual_cents, out_of_pocket_maximum_individual_cents, out_of_pocket_maximum_family_cents,
    coinsurance, services, is_hsa_eligible, covers_adult_dental, covers_child_dental, covers_adult_vision,
    covers_child_vision, benefits_url, brochure_url)
  select ${year}::int, plan_id, variant, deductible_individual_cents, deductible_family_cents,
    drug_deductible_individual_cents, out_of_pocket_maximum_individual_cents, out_of_pocket_maximum_family_cents,
    coinsurance, services::json, is_hsa_eligible, covers_adult_dental, covers_child_dental, covers_adult_vision,
    covers_child_vision, benefits_url, brochure_url
  from jsonb_to_recordset(${rows}::jsonb) as v(plan_id text, variant text,
    deductible_individual_cents int, deductible_family_cents int, drug_deductible_individual_cents int,
    out_of_pocket_maximum_individual_cents int, out_of_pocket_maximum_family_cents int, coinsurance real,
    services text, is_hsa_eligible boolean, covers_adult_dental boolean, covers_child_dental boolean,
    covers_adult_vision boolean, covers_child_vision boolean, benefits_url text, brochure_url text)`

const insertRates: Insert = (rows, year) => sql`
  insert into plan_rates (plan_year, plan_id, rating_area, cents, tobacco_cents, tier_cents)
  select ${year}::int, rate.* from jsonb_to_recordset(${rows}::jsonb) as rate(plan_id text, rating_area int,
    cents int[], tobacco_cents int[], tier_cents int[])`

const insertAreas: Insert = (rows, year) => sql`
  insert into plan_service_areas (plan_year, place, issuer_id, service_area_id, name, zip_codes)
  select ${year}::int, area.* from jsonb_to_recordset(${rows}::jsonb) as area(place text, issuer_id text,
    service_area_id text, name text, zip_codes text[])`

const planColumns = ({ plan, variants }: PlanOnFile) => ({
  plan_id: plan.planId,
  state: plan.state,
  issuer_id: plan.issuerId,
  service_area_id: plan.serviceAreaId,
  issuer: plan.issuer,
  name: plan.name,
  level: plan.level,
  plan_type: plan.planType,
  variants: [...variants.keys()],
  essential_share: plan.essentialShare,
  is_sold_to_adults: plan.isSoldToAdults,
  is_sold_to_children_alone: plan.isSoldToChildrenAlone,
  effective_from: plan.effectiveFrom,
  formulary_url: plan.formularyUrl,
})

/** Where the file names no share of its own, the share of a hospital stay stands for the rest. */
function coinsuranceOf({ coinsurance, services }: VariantDraft): number {
  const stay = services['hospital-stay']
  return coinsurance ?? (stay?.kind === 'coinsurance' ? stay.share : 0)
}

const variantColumns = (planId: string, variant: string, draft: VariantDraft) => ({
  plan_id: planId,
  variant,
  deductible_individual_cents: draft.deductibleIndividualCents,
  deductible_family_cents: draft.deductibleFamilyCents,
  drug_deductible_individual_cents: draft.drugDeductibleIndividualCents,
  out_of_pocket_maximum_individual_cents: draft.outOfPocketMaximumIndividualCents,
  out_of_pocket_maximum_family_cents: draft.outOfPocketMaximumFamilyCents,
  coinsurance: coinsuranceOf(draft),
  services: JSON.stringify(draft.services),
  is_hsa_eligible: draft.isHsaEligible,
  covers_adult_dental: draft.extras.coversAdultDental,
  covers_child_dental: draft.extras.coversChildDental,
  covers_adult_vision: draft.extras.coversAdultVision,
  covers_child_vision: draft.extras.coversChildVision,
  benefits_url: draft.benefitsUrl,
  brochure_url: draft.brochureUrl,
})

/** A rate of 0 is none. */
const centsList = (rates: Int32Array | undefined) => rates && Array.from(rates, (cents) => cents || null)

const rateColumns = ({ planId, ratingArea, byAge, byAgeWithTobacco, byTier }: RateDraft) => ({
  plan_id: planId,
  rating_area: ratingArea,
  cents: centsList(byAge),
  tobacco_cents: centsList(byAgeWithTobacco),
  tier_cents: centsList(byTier),
})

function* variantsOf(plans: PlanYearContents['plans']) {
  for (const { plan, variants } of plans.values())
    for (const [variant, draft] of variants) yield variantColumns(plan.planId, variant, draft)
}

function* ratesOf({ plans, rates }: PlanYearContents) {
  for (const rate of rates.values()) if (plans.has(rate.planId) && (rate.byAge ?? rate.byTier)) yield rateColumns(rate)
}

const isState = (place: string) => place.length === 2

/** A service area is within one state: where all of that is served, its counties say nothing more. */
function withoutCountiesOfWholeStates(places: ServiceAreaDraft['places']) {
  const states = [...places].filter(([place]) => isState(place))
  return states.length > 0 ? states : [...places]
}

function* areasOf(areas: Iterable<ServiceAreaDraft>) {
  for (const { issuerId, serviceAreaId, name, places } of areas)
    for (const [place, zipCodes] of withoutCountiesOfWholeStates(places))
      yield {
        place,
        issuer_id: issuerId,
        service_area_id: serviceAreaId,
        name,
        zip_codes: zipCodes === 'whole' ? null : [...zipCodes],
      }
}

/** Puts a plan year where the one before was. To be called inside a transaction: until its end, all see the old one. */
export async function swapPlanYear(
  transaction: Executor,
  year: number,
  contents: PlanYearContents,
  run: string,
): Promise<void> {
  async function insertAll(rows: Iterable<object>, insert: Insert): Promise<void> {
    let batch: object[] = []
    const flush = () => transaction.execute(insert(JSON.stringify(batch), year, run))
    for (const row of rows) {
      if (batch.push(row) < BATCH_ROWS) continue
      await flush()
      batch = []
    }
    if (batch.length > 0) await flush()
  }

  for (const table of TABLES)
    await transaction.execute(sql`delete from ${sql.identifier(table)} where plan_year = ${year}`)
  await insertAll([...contents.plans.values()].map(planColumns), insertPlans)
  await insertAll(variantsOf(contents.plans), insertVariants)
  await insertAll(ratesOf(contents), insertRates)
  await insertAll(areasOf(contents.areas.values()), insertAreas)
}

/** So that the planner knows what a year more or less means. */
export async function settlePlanYears(executor: Executor): Promise<void> {
  for (const table of TABLES) await executor.execute(sql`analyze ${sql.identifier(table)}`)
}
