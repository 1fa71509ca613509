import type { GeoPoint } from '@careway/domain/kernel/geo-point'
import type { UsState } from '@careway/domain/vocabulary/us-state'

export interface ZipCodePlace {
  readonly zipCode: string
  readonly city: string
  /** Two letters. A territory's own letters where the ZIP is not in a state. */
  readonly state: string
  readonly county?: string
  readonly point: GeoPoint
}

/** The ZIP codes of the United States, held in memory. */
export interface ZipCodes {
  find(zipCode: string): ZipCodePlace | undefined
  /** True for the ZIP's own state, and for a state that has a ZIP within 15 miles: people live across the line. */
  isPlausibleState(zipCode: string, state: UsState): boolean
}
