import type { GeoPoint } from '@careway/domain/kernel/geo-point'
import type { ProviderKind } from '@careway/domain/vocabulary/provider-kind'
import type { z } from 'zod'
import type { ZipCodes } from '../../ports/zip-codes'
import type { ArchiveRules } from './zip-entry'

/** Who publishes it, under what licence, how often, and where the official file is. */
export interface SourceDescription {
  readonly id: string
  readonly title: string
  readonly publisher: string
  readonly licence: string
  /** The page about it, for people. */
  readonly url: string
  readonly cadenceDays: number
  readonly published: PublishedAddress
  /** Too much to fetch without being asked: a person says when. */
  readonly isOnDemand?: boolean
  /** Whether an import can be cut down to some states. */
  readonly takesStates?: boolean
  /** Which file of a zip it is, and how large it may be. The only CSV where absent. */
  readonly archive?: ArchiveRules
  /** The year, month and day of the file in its name. */
  readonly dateInName?: RegExp
}

export type PublishedAddress =
  | { readonly kind: 'file'; readonly url: string }
  /** A DCAT dataset record in JSON, which names the file of today and the day it was changed. */
  | { readonly kind: 'catalog-record'; readonly url: string }
  /** A page for people: the file behind it is too large, or its address changes, so that a person fetches it. */
  | { readonly kind: 'page'; readonly url: string }

/** A place as it is stored, whichever source it came from. */
export interface PlaceDraft {
  readonly sourceId: string
  readonly kind: ProviderKind
  readonly name: string
  readonly address: string
  readonly city: string
  readonly state: string
  readonly zipCode: string
  readonly phone?: string
  readonly website?: string
  readonly rating?: number
  readonly hasEmergencyDepartment: boolean
  readonly point: GeoPoint
  /** What the source says beyond that, in its own words. */
  readonly details: PlaceDetails
}

export interface PlaceDetails {
  /** `zip-centre`: the source gives no coordinates, so distances are to the middle of the ZIP. */
  readonly pointFrom: 'source' | 'zip-centre'
  /** False for a place that no stranger can be sent to: a van on the road, a clinic inside a school for its pupils. */
  readonly suitsAnyone: boolean
  readonly [fact: string]: string | number | boolean | readonly string[] | undefined
}

export type Normalized =
  | { readonly kind: 'place'; readonly place: PlaceDraft }
  /** Rightly in the file, and not for this product. */
  | { readonly kind: 'left-out'; readonly reason: string }
  /** A fault of the row. */
  | { readonly kind: 'rejected'; readonly reason: string }

export interface ImportSource<Row> extends SourceDescription {
  readonly columns: readonly string[]
  readonly row: z.ZodType<Row>
  readonly normalize: (row: Row, zipCodes: ZipCodes) => Normalized
  /** The date the row says its file is of, `YYYY-MM-DD`. */
  readonly versionIn: (row: Row) => string | undefined
}
