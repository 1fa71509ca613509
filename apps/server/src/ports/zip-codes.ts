import type { GeoPoint } from '@careway/domain/kernel/geo-point'
import type { UsState } from '@careway/domain/vocabulary/us-state'

export interface County {
  /** Five digits. */
  readonly fips: string
  /** As the Census Bureau writes it, such as `Orleans Parish`. */
  readonly name: string
  /** Two letters. A territory's own letters where it is not in a state. */
  readonly state: string
}

export interface ZipCodePlace {
  readonly zipCode: string
  readonly city: string
  /** Two letters. A territory's own letters where the ZIP is not in a state. */
  readonly state: string
  /** The county where most of its homes are. */
  readonly county?: string
  readonly countyFips?: string
  readonly point: GeoPoint
}

/** The ZIP codes of the United States, held in memory. */
export interface ZipCodes {
  find(zipCode: string): ZipCodePlace | undefined
  /**
   * The counties a ZIP lies in, the one with most homes first: more than one means that the person must say which.
   * Empty where the ZIP is not known. In Connecticut the eight counties, by which insurance is rated, not the planning
   * regions.
   */
  countiesOf(zipCode: string): readonly County[]
  /** True for the counties above, and in Connecticut for the ZIP's planning regions too. */
  isCountyOf(zipCode: string, countyFips: string): boolean
  /** A county by its FIPS code; in Connecticut a county or a planning region. */
  findCounty(countyFips: string): County | undefined
  /** True for each state the ZIP lies in, and for a state that has a ZIP within 15 miles: people live across the line. */
  isPlausibleState(zipCode: string, state: UsState): boolean
}
