import type { DataSource } from '@careway/contracts/administration/list-data-sources'
import type { Marketplace } from '../ports/marketplace'
import type { FindPlaces } from '../ports/places'
import type { ZipCodes } from '../ports/zip-codes'

/** What the importers' side of the house gives to the features. */
export interface Outside {
  readonly zipCodes: ZipCodes
  readonly findPlaces: FindPlaces
  /** Where plans come from; asked in their own order. */
  readonly marketplaces: readonly Marketplace[]
  listDataSources(): Promise<DataSource[]>
}
