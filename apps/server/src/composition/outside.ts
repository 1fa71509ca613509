import type { DataSource } from '@careway/contracts/administration/list-data-sources'
import type { FindPlaces } from '../ports/places'
import type { ZipCodes } from '../ports/zip-codes'

/** What the importers' side of the house gives to the features. */
export interface Outside {
  readonly zipCodes: ZipCodes
  readonly findPlaces: FindPlaces
  listDataSources(): Promise<DataSource[]>
}
