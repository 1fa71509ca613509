/** The things of HSDS 3, by its own names. */
export const HSDS_ENTITIES = [
  'taxonomy',
  'organization',
  'unit',
  'program',
  'taxonomy_term',
  'location',
  'service',
  'service_at_location',
  'contact',
  'phone',
  'address',
  'schedule',
  'funding',
  'service_area',
  'required_document',
  'language',
  'accessibility',
  'cost_option',
  'organization_identifier',
  'url',
  'service_capacity',
  'meta_table_description',
  'attribute',
  'metadata',
] as const
export type HsdsEntity = (typeof HSDS_ENTITIES)[number]

export const isHsdsEntity = (text: string): text is HsdsEntity => (HSDS_ENTITIES as readonly string[]).includes(text)

/** What a field holds; each has its own check. */
export type HsdsKind =
  | 'id'
  | 'text'
  /** Needed, and may say nothing: an empty one is written as such. */
  | 'text-or-blank'
  | 'email'
  | 'uri'
  | 'phone'
  | 'day'
  | 'instant'
  | 'day-or-instant'
  | 'time'
  | 'number'
  | 'whole-number'
  | 'year'
  | 'age'
  | 'latitude'
  | 'longitude'
  | 'week-days'
  | 'number-list'
  | 'choice'

/**
 * How much hangs on a field. `needed` is required by HSDS 3 everywhere; `needed-in-tables` only where there is no nesting
 * to say it; `decisive` is optional, but what the record says is wrong without it, so a fault takes the record with it.
 */
export type HsdsWeight = 'needed' | 'needed-in-tables' | 'decisive' | 'optional'

export interface HsdsField {
  readonly kind: HsdsKind
  readonly weight: HsdsWeight
  /** The thing this id names. */
  readonly to?: HsdsEntity
  readonly choices?: readonly string[]
}

export type HsdsFields = Readonly<Record<string, HsdsField>>

/** One thing of HSDS 3: its table, its own fields, and what is nested in it where it is written in full. */
export interface HsdsShape {
  /** Without `.csv`. */
  readonly table: string
  readonly fields: HsdsFields
  /** By the name of the list. */
  readonly lists: Readonly<Record<string, HsdsEntity>>
  /** A single thing that one of its fields names. */
  readonly ones: Readonly<Record<string, { readonly entity: HsdsEntity; readonly by: string }>>
}

export const needed = (kind: HsdsKind): HsdsField => ({ kind, weight: 'needed' })
export const decisive = (kind: HsdsKind): HsdsField => ({ kind, weight: 'decisive' })
export const optional = (kind: HsdsKind): HsdsField => ({ kind, weight: 'optional' })
export const reference = (to: HsdsEntity, weight: HsdsWeight = 'optional'): HsdsField => ({ kind: 'id', weight, to })
export const choice = (choices: readonly string[], weight: HsdsWeight): HsdsField => ({
  kind: 'choice',
  weight,
  choices,
})
