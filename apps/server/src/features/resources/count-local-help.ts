import { RADIUS_DEFAULT } from '@careway/contracts/resources/list-resources'
import { RESOURCE_TYPES } from '@careway/domain/vocabulary/help-terms'
import type { CountLocalHelp, LocalHelp } from '../../ports/local-help'
import { placeOfSearch } from './place-of-search'
import type { RowCount, RowFilters } from './resource-row'
import type { ResourcesParts } from './resources-parts'

const COUNTRY_TIER = 3
const EVERY_ROW: RowFilters = { isFree: false, isAccessible: false }

const countsOf = (rows: readonly RowCount[]): LocalHelp['counts'] =>
  Object.fromEntries(
    RESOURCE_TYPES.map((type) => [
      type,
      rows.filter((row) => row.type === type).reduce((total, { count }) => total + count, 0),
    ]),
  )

/** Help on file around a ZIP code, by kind, from the same directories that the list of resources reads. */
export const createCountLocalHelp =
  ({
    resources,
    zipCodes,
    listDataSources,
  }: Pick<ResourcesParts, 'resources' | 'zipCodes' | 'listDataSources'>): CountLocalHelp =>
  async (zipCode) => {
    if (!zipCodes.find(zipCode)) return undefined
    const place = placeOfSearch(zipCodes, zipCode)!
    const [near, serving, loaded, known] = await Promise.all([
      resources.countNear(place, [RADIUS_DEFAULT], EVERY_ROW, false),
      resources.countServing(place, EVERY_ROW, false),
      resources.listSources(),
      listDataSources(),
    ])
    return {
      zipCode,
      city: place.city,
      state: place.state,
      radiusMiles: RADIUS_DEFAULT,
      counts: countsOf([...near, ...serving.filter(({ tier }) => tier !== COUNTRY_TIER)]),
      directories: loaded.map((source) => {
        const directory = known.find((each) => each.source === source)
        return {
          title: directory?.title ?? source,
          url: directory?.url ?? null,
          version: directory?.sourceVersion ?? null,
        }
      }),
    }
  }
