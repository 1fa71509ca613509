import type { ResourceFacts, ResourceSchedule } from '@careway/domain/directory/resource-facts'
import type { GeoPoint } from '@careway/domain/kernel/geo-point'
import type { ResourceType } from '@careway/domain/vocabulary/help-terms'

/** A stored resource as the list reads it. */
export interface ResourceRow {
  readonly id: string
  readonly source: string
  readonly type: ResourceType
  readonly name: string
  readonly organization: string
  readonly description: string
  readonly state: string | null
  readonly zipCode: string | null
  readonly latitude: number | null
  readonly longitude: number | null
  readonly serviceArea: readonly string[]
  readonly checkedOn: string | null
  readonly facts: ResourceFacts
  /** Miles, of a place within the radius. */
  readonly distance: number | null
  /** By the area it serves: 1 the ZIP or its county, 2 the state, 3 the country. */
  readonly tier: number | null
  /** What it is put in order by among those without a distance. */
  readonly sortName: string
}

export interface RowFilters {
  readonly type?: ResourceType | undefined
  /** Beginnings of words, all of which must be there; an empty list finds nothing. */
  readonly words?: readonly string[] | undefined
  readonly isFree: boolean
  readonly isAccessible: boolean
  readonly language?: { readonly code: string; readonly englishName: string } | undefined
}

/** Where somebody looks from. */
export interface SearchPlace {
  readonly zipCode: string
  readonly city: string
  /** Two letters; a territory's own letters where it is not in a state. */
  readonly state: string
  readonly point: GeoPoint
  /** The ZIP and its counties. */
  readonly nearCodes: readonly string[]
}

/** Where a page of one way of searching ended; the numbers and texts that rows are ordered by. */
export type RowEnd = readonly (string | number)[]

export interface PageOfRows {
  readonly after?: RowEnd | undefined
  readonly limit: number
}

/** How many there are of a type and a band of distance; with the hours they share, where those are asked for. */
export interface RowCount {
  readonly type: ResourceType
  /** The smallest of the radii asked for that it lies within; null for what is found by its area. */
  readonly radius: number | null
  readonly tier: number | null
  readonly count: number
  readonly state: string | null
  readonly zipCode: string | null
  readonly schedules: readonly ResourceSchedule[] | null
}

export interface ResourcesRepository {
  /** Places one can go to, the nearest first. */
  listNear(
    place: SearchPlace,
    radiusMiles: number,
    filters: RowFilters,
    page: PageOfRows,
  ): Promise<readonly ResourceRow[]>
  /** What serves the place from anywhere: its ZIP and county first, then the state, then the country. */
  listServing(place: SearchPlace, filters: RowFilters, page: PageOfRows): Promise<readonly ResourceRow[]>
  /** All there is, by name. */
  listAll(filters: RowFilters, page: PageOfRows): Promise<readonly ResourceRow[]>
  find(id: string): Promise<ResourceRow | undefined>
  countNear(
    place: SearchPlace,
    radii: readonly number[],
    filters: RowFilters,
    needsHours: boolean,
  ): Promise<readonly RowCount[]>
  countServing(place: SearchPlace, filters: RowFilters, needsHours: boolean): Promise<readonly RowCount[]>
  countInState(state: string, filters: RowFilters, needsHours: boolean): Promise<readonly RowCount[]>
  countAll(filters: RowFilters, needsHours: boolean): Promise<readonly RowCount[]>
  /** The directories that anything is from. */
  listSources(): Promise<readonly string[]>
}
