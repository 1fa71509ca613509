import type { GeoPoint } from '../kernel/geo-point'
import type { ResourceType } from '../vocabulary/help-terms'
import type { ResourceFacts } from './resource-facts'

/** One thing to show: a service at a place, or a service without a place. */
export interface ResourceDraft {
  /** Of the service at its location, or of the service. */
  readonly id: string
  readonly type: ResourceType
  readonly name: string
  readonly organization: string
  readonly description: string
  readonly searchText: string
  readonly state?: string
  readonly zipCode?: string
  readonly point?: GeoPoint
  readonly serviceArea: readonly string[]
  readonly isRemote: boolean
  readonly checkedOn?: string
  readonly facts: ResourceFacts
}
