import type { Resource } from '@careway/contracts/resources/resource'
import { fault, refuseFields } from '../../calls/refusal'
import { createOpenTest, keepPassing } from './open-now'
import { presentLocal, presentReviewed, type Presenting } from './resource.presenter'
import type { StageName } from './resource-cursor'
import type { PageOfRows, ResourceRow, RowEnd } from './resource-row'
import { reviewedResources } from './reviewed-resources'
import { rowFiltersOf, type ResourceFilters } from './row-filters'

/** Something found, where it stands in its part of the list, and how it is shown. */
export interface Found {
  readonly end: RowEnd
  readonly show: () => Resource
}

/** One part of the list: what comes after an end, so many of them. */
export interface Stage {
  readonly name: StageName
  readonly read: (page: PageOfRows) => Promise<readonly Found[]>
}

type ReadRows = (page: PageOfRows) => Promise<readonly ResourceRow[]>

const FIRST_BATCH = 200
/** Each reading sorts all that is near: at night in a big city, where all is closed, there must not be hundreds. */
const GROWTH = 4
const LARGEST_BATCH = 12_800

/** Reads on until enough rows pass; hours are not something the database can judge. */
async function readUntil(
  readRows: ReadRows,
  endOf: (row: ResourceRow) => RowEnd,
  passes: (row: ResourceRow) => boolean,
  page: PageOfRows,
): Promise<readonly ResourceRow[]> {
  const found: ResourceRow[] = []
  let { after } = page
  for (let batch = FIRST_BATCH; ; batch = Math.min(LARGEST_BATCH, batch * GROWTH)) {
    const rows = await readRows({ after, limit: batch })
    found.push(...(await keepPassing(rows, passes)))
    const last = rows.at(-1)
    if (!last || rows.length < batch || found.length >= page.limit) return found.slice(0, page.limit)
    after = endOf(last)
  }
}

function localStage(
  name: StageName,
  filters: ResourceFilters,
  presenting: Presenting,
  readRows: ReadRows,
  endOf: (row: ResourceRow) => RowEnd,
): Stage {
  const isOpen = createOpenTest(presenting.parts.zipCodes, presenting.now)
  const passes = (row: ResourceRow) => isOpen({ ...row, schedules: row.facts.schedules })
  return {
    name,
    read: async (page) => {
      const rows = filters.openNow ? await readUntil(readRows, endOf, passes, page) : await readRows(page)
      return rows.map((row) => ({ end: endOf(row), show: () => presentLocal(row, presenting) }))
    },
  }
}

function reviewedStage(filters: ResourceFilters, presenting: Presenting): Stage {
  const { parts, facts, locale } = presenting
  return {
    name: 'reviewed',
    read: async ({ after, limit }) => {
      const all = reviewedResources(facts, filters, parts.words, locale)
      const start = after ? all.findIndex(({ record }) => record.id === after[0]) + 1 : 0
      if (after && start === 0) throw refuseFields([fault('cursor', 'format')])
      return all
        .slice(start, start + limit)
        .map((decided) => ({ end: [decided.record.id], show: () => presentReviewed(decided, presenting) }))
    },
  }
}

/** The parts of the list in their order: near, serving the place, then reviewed lines; crisis lines go before all. */
export function stagesOf(filters: ResourceFilters, presenting: Presenting): readonly Stage[] {
  const { place, parts } = presenting
  const { resources } = parts
  const rowFilters = rowFiltersOf(filters)
  const reviewed = reviewedStage(filters, presenting)
  if (!place) {
    const readAll: ReadRows = (page) => resources.listAll(rowFilters, page)
    return [reviewed, localStage('all', filters, presenting, readAll, ({ sortName, id }) => [sortName, id])]
  }
  const readNear: ReadRows = (page) => resources.listNear(place, filters.radius, rowFilters, page)
  const readServing: ReadRows = (page) => resources.listServing(place, rowFilters, page)
  const local = [
    localStage('near', filters, presenting, readNear, ({ distance, id }) => [distance ?? 0, id]),
    localStage('serving', filters, presenting, readServing, ({ tier, sortName, id }) => [tier ?? 1, sortName, id]),
  ]
  return filters.type === 'crisis' ? [reviewed, ...local] : [...local, reviewed]
}
