import type { Citation } from '@careway/domain/kernel/decision'
import type { GeoPoint } from '@careway/domain/kernel/geo-point'
import type { ProviderKind } from '@careway/domain/vocabulary/provider-kind'

/** A place or a registered practitioner, as its source says. */
export interface ListedProvider {
  readonly id: string
  readonly kind: ProviderKind
  readonly name: string
  /** Letters behind the name, as registered. */
  readonly credential?: string
  readonly isOrganization: boolean
  readonly npi?: string
  /** NUCC codes, the primary one first. */
  readonly taxonomyCodes: readonly string[]
  readonly address: string
  readonly city: string
  readonly state: string
  readonly zipCode: string
  /** Digits only, ten of them. */
  readonly phone?: string
  readonly website?: string
  /** One to five, where the source rates it. */
  readonly rating?: number
  readonly hasEmergencyDepartment: boolean
  readonly point: GeoPoint
  /** The source gives no coordinates: the point is the middle of the ZIP. */
  readonly isAtZipCentre: boolean
  /** The day the source last changed the record, `YYYY-MM-DD`. */
  readonly lastUpdated?: string
  /** The source's own name, such as `nppes`. */
  readonly source: string
  readonly citation: Citation
}

export interface NearbyProvider extends ListedProvider {
  readonly distanceMiles: number
}

export interface ProviderSearch {
  readonly from: GeoPoint
  /** All kinds where empty. */
  readonly kinds: readonly ProviderKind[]
  /** Only those registered with this NUCC code. */
  readonly taxonomyCode?: string
  readonly needsEmergencyDepartment?: boolean
  readonly radiusMiles: number
  /** How many, from the nearest on. */
  readonly count: number
}

export interface ProvidersOnFile {
  /**
   * The nearest within the radius by great circle, nearest first; among those at one ZIP centre in an order that is the
   * same each time. Each NPI once, where it is nearest.
   */
  findNearest(search: ProviderSearch): Promise<readonly NearbyProvider[]>
  find(id: string): Promise<ListedProvider | undefined>
  /** Whether the national registry's own file is on file for a state (two letters). */
  holdsRegistryOf(state: string): Promise<boolean>
}
