import { boolean, index, integer, json, pgTable, primaryKey, real, text, uuid } from 'drizzle-orm/pg-core'
import { PLAN_LEVELS, PLAN_TYPES, CSR_VARIANTS } from '@careway/domain/vocabulary/health-plan-terms'
import { importRuns } from './places'

/** A plan on sale in one plan year: what is the same for all its variants of cost sharing. */
export const healthPlans = pgTable(
  'health_plans',
  {
    planYear: integer('plan_year').notNull(),
    /** The standard component's 14 characters. */
    planId: text('plan_id').notNull(),
    state: text('state').notNull(),
    issuerId: text('issuer_id').notNull(),
    serviceAreaId: text('service_area_id').notNull(),
    issuer: text('issuer').notNull(),
    name: text('name').notNull(),
    level: text('level', { enum: PLAN_LEVELS }).notNull(),
    planType: text('plan_type', { enum: PLAN_TYPES }),
    /** The variants of cost sharing on file for it; `none` is always among them. */
    variants: text('variants', { enum: CSR_VARIANTS }).array().notNull(),
    /** The part of the premium for essential health benefits, 0 to 1; null where the source does not say. */
    essentialShare: real('essential_share'),
    isSoldToAdults: boolean('is_sold_to_adults').notNull(),
    isSoldToChildrenAlone: boolean('is_sold_to_children_alone').notNull(),
    effectiveFrom: text('effective_from').notNull(),
    formularyUrl: text('formulary_url'),
    runId: uuid('run_id')
      .notNull()
      .references(() => importRuns.id),
  },
  (table) => [
    primaryKey({ name: 'health_plans_pk', columns: [table.planYear, table.planId] }),
    index('health_plans_service_area_idx').on(table.planYear, table.issuerId, table.serviceAreaId),
    index('health_plans_state_idx').on(table.planYear, table.state),
  ],
)

/** What a plan costs its members when they use care, in one variant of cost sharing. Money in cents a year. */
export const planVariants = pgTable(
  'plan_variants',
  {
    planYear: integer('plan_year').notNull(),
    planId: text('plan_id').notNull(),
    variant: text('variant', { enum: CSR_VARIANTS }).notNull(),
    deductibleIndividualCents: integer('deductible_individual_cents').notNull(),
    deductibleFamilyCents: integer('deductible_family_cents').notNull(),
    drugDeductibleIndividualCents: integer('drug_deductible_individual_cents'),
    outOfPocketMaximumIndividualCents: integer('out_of_pocket_maximum_individual_cents').notNull(),
    outOfPocketMaximumFamilyCents: integer('out_of_pocket_maximum_family_cents').notNull(),
    coinsurance: real('coinsurance').notNull(),
    /** `ComparedService` to `CostShare`. Read whole and never searched: as text it is answered as it lies there. */
    services: json('services').notNull(),
    isHsaEligible: boolean('is_hsa_eligible'),
    coversAdultDental: boolean('covers_adult_dental'),
    coversChildDental: boolean('covers_child_dental'),
    coversAdultVision: boolean('covers_adult_vision'),
    coversChildVision: boolean('covers_child_vision'),
    benefitsUrl: text('benefits_url'),
    brochureUrl: text('brochure_url'),
  },
  (table) => [primaryKey({ name: 'plan_variants_pk', columns: [table.planYear, table.planId, table.variant] })],
)

/** What a plan costs in a rating area: cents a month. */
export const planRates = pgTable(
  'plan_rates',
  {
    planYear: integer('plan_year').notNull(),
    planId: text('plan_id').notNull(),
    /** The number behind "Rating Area". */
    ratingArea: integer('rating_area').notNull(),
    /** By age: first 0 to 14, then each year from 15 to 63, last 64 and over. Null where a tier is charged instead. */
    cents: integer('cents').array(),
    /** The same for people who use tobacco; null where that makes no difference. */
    tobaccoCents: integer('tobacco_cents').array(),
    /** By the make-up of the family, where the state forbids rates by age; in the order of `FAMILY_TIERS`. */
    tierCents: integer('tier_cents').array(),
  },
  (table) => [primaryKey({ name: 'plan_rates_pk', columns: [table.planYear, table.planId, table.ratingArea] })],
)

/** Where the plans of a service area are sold, a row per county. */
export const planServiceAreas = pgTable(
  'plan_service_areas',
  {
    planYear: integer('plan_year').notNull(),
    /** The county's FIPS code, or the state's two letters where the whole state is served. */
    place: text('place').notNull(),
    issuerId: text('issuer_id').notNull(),
    serviceAreaId: text('service_area_id').notNull(),
    name: text('name').notNull(),
    /** Where only a part of the county is served: its ZIP codes. */
    zipCodes: text('zip_codes').array(),
  },
  (table) => [
    primaryKey({
      name: 'plan_service_areas_pk',
      columns: [table.planYear, table.place, table.issuerId, table.serviceAreaId],
    }),
  ],
)
