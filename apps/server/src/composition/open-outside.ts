import { loadZipCodes } from '../adapters/zip-codes/zip-codes.adapter'
import type { Database } from '../db/database'
import { createFindPlaces } from '../features/places/places.repository'
import { SOURCE_CITATIONS } from '../importers/catalog'
import { listDataSourceStates } from '../importers/data-source-states'
import type { Clock } from '../ports/clock'
import type { Outside } from './outside'

/** @param zipCodesFile the file that `tools/write-zip-codes.mjs` makes */
export const openOutside = (database: Database, clock: Clock, zipCodesFile: string): Outside => ({
  zipCodes: loadZipCodes(zipCodesFile),
  findPlaces: createFindPlaces({ executor: database.orm, sources: SOURCE_CITATIONS }),
  listDataSources: async () => [...(await listDataSourceStates(database.orm, clock()))],
})
