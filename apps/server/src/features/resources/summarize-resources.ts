import type { DataSource } from '@careway/contracts/administration/list-data-sources'
import type { ResourcesSummary } from '@careway/contracts/resources/list-resources'
import { RESOURCE_TYPES, type ResourceType } from '@careway/domain/vocabulary/help-terms'
import { createOpenTest, keepPassing } from './open-now'
import type { Presenting } from './resource.presenter'
import type { RowCount } from './resource-row'
import { reviewedResources } from './reviewed-resources'
import { rowFiltersOf, type SummaryQuery } from './row-filters'

const WIDER_RADII = [10, 25, 50, 100] as const
const COUNTRY_TIER = 3

type Counted = Pick<RowCount, 'type' | 'radius' | 'tier' | 'count'>

const sum = (counts: readonly Counted[]): number => counts.reduce((total, { count }) => total + count, 0)

const within = (counts: readonly Counted[], radius: number): readonly Counted[] =>
  counts.filter((each) => each.radius !== null && each.radius <= radius)

/** Those that are open, where only those are asked for. */
async function kept(
  counts: readonly RowCount[],
  { openNow }: SummaryQuery,
  { parts, now }: Presenting,
): Promise<readonly RowCount[]> {
  if (!openNow) return counts
  const isOpen = createOpenTest(parts.zipCodes, now)
  return keepPassing(counts, (each) => isOpen({ ...each, schedules: each.schedules ?? [] }))
}

interface StoredCounts {
  readonly near: readonly RowCount[]
  readonly serving: readonly RowCount[]
  readonly inState: readonly RowCount[]
}

async function countStored(query: SummaryQuery, presenting: Presenting): Promise<StoredCounts> {
  const { parts, place } = presenting
  const { resources } = parts
  const filters = rowFiltersOf(query)
  const needsHours = query.openNow !== undefined
  const keep = (counts: readonly RowCount[]) => kept(counts, query, presenting)
  if (!place) return { near: [], serving: await keep(await resources.countAll(filters, needsHours)), inState: [] }
  const radii = [...new Set([...WIDER_RADII, query.radius])]
  const [near, serving, inState] = await Promise.all([
    resources.countNear(place, radii, filters, needsHours),
    resources.countServing(place, filters, needsHours),
    resources.countInState(place.state, filters, needsHours),
  ])
  return { near: await keep(near), serving: await keep(serving), inState: await keep(inState) }
}

function byType(counts: readonly Counted[], reviewed: readonly ResourceType[]): Record<ResourceType, number> {
  const ofType = (type: ResourceType) =>
    sum(counts.filter((each) => each.type === type)) + reviewed.filter((each) => each === type).length
  return Object.fromEntries(RESOURCE_TYPES.map((type) => [type, ofType(type)])) as Record<ResourceType, number>
}

const directoryOf = (source: string, known: DataSource | undefined): ResourcesSummary['directories'][number] => ({
  source,
  title: known?.title ?? source,
  version: known?.sourceVersion ?? null,
  loadedAt: known?.loadedAt ?? null,
  isStale: known?.isStale ?? false,
})

/** How many answer the filters, and what a wider search would find. */
export async function summarize(query: SummaryQuery, presenting: Presenting): Promise<ResourcesSummary> {
  const { parts, place, facts, locale, sources } = presenting
  const [stored, directories] = await Promise.all([countStored(query, presenting), parts.resources.listSources()])
  const reviewed = reviewedResources(facts, query, parts.words, locale)
  const here = [...within(stored.near, query.radius), ...stored.serving]
  return {
    counts: byType(
      here,
      reviewed.map(({ record }) => record.type),
    ),
    total: sum(here) + reviewed.length,
    place: place ? { zipCode: place.zipCode, city: place.city, state: place.state } : null,
    within: place ? WIDER_RADII.map((radius) => ({ radius, total: sum(within(stored.near, radius)) })) : [],
    inState: sum(stored.inState),
    national: reviewed.length + sum(stored.serving.filter(({ tier }) => tier === COUNTRY_TIER)),
    directories: directories.map((source) => directoryOf(source, sources.get(source))),
  }
}
