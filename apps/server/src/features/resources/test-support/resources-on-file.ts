import { randomUUID } from 'node:crypto'
import type { ResourceFacts, ResourceSchedule } from '@careway/domain/directory/resource-facts'
import type { ResourceType } from '@careway/domain/vocabulary/help-terms'
import type { Executor } from '../../../db/database'
import { resources } from '../../../db/schema'

/** What a test says of a stored resource; the rest is that of a small clinic van in Bozeman. */
export interface SampleResource {
  readonly id: string
  readonly name?: string
  readonly organization?: string
  readonly type?: ResourceType
  readonly source?: string
  /** Degrees; null where there is no place to go to. */
  readonly at?: readonly [latitude: number, longitude: number] | null
  readonly state?: string | null
  readonly zipCode?: string | null
  readonly serviceArea?: readonly string[]
  readonly searchText?: string
  readonly checkedOn?: string | null
  readonly facts?: Partial<ResourceFacts>
}

export const BOZEMAN = { zipCode: '59718', latitude: 45.63947, longitude: -111.17117 } as const

export const WEEKDAYS: ResourceSchedule = {
  opensAt: '09:00',
  closesAt: '17:00',
  freq: 'WEEKLY',
  byDay: 'MO,TU,WE,TH,FR',
  isClosed: false,
  isException: false,
}

const mercatorOf = ([latitude, longitude]: readonly [number, number]): readonly [number, number] => [
  (longitude * Math.PI) / 180,
  Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)),
]

const factsOf = (id: string, facts: Partial<ResourceFacts>): ResourceFacts => ({
  serviceId: id,
  description: 'Rides to a clinic.',
  phones: [],
  schedules: [],
  languages: [],
  costOptions: [],
  documents: [],
  accessibility: [],
  serviceAreaNames: [],
  taxonomyTerms: [],
  status: 'active',
  ...facts,
})

const RUN = randomUUID()

const DEFAULTS = {
  organization: 'Gallatin Rides',
  type: 'transportation',
  source: 'hsds-gallatin',
  at: [BOZEMAN.latitude, BOZEMAN.longitude],
  state: 'MT',
  zipCode: BOZEMAN.zipCode,
  serviceArea: [],
  checkedOn: '2026-10-01',
  facts: {},
} as const satisfies Partial<SampleResource>

export function resourceRow(sample: SampleResource): typeof resources.$inferInsert {
  const { name = sample.id, at, facts, searchText, serviceArea, ...given } = { ...DEFAULTS, ...sample }
  const [latitude = null, longitude = null] = at ?? []
  return {
    ...given,
    name,
    latitude,
    longitude,
    runId: RUN,
    description: 'Rides to a clinic.',
    searchText: searchText ?? `${name} ${given.organization}`.toLowerCase(),
    mercatorPoint: at && mercatorOf(at),
    serviceArea: [...serviceArea],
    isRemote: at === null,
    facts: factsOf(given.id, facts),
  }
}

/** Puts these resources in the place of all others. */
export async function seedResources(executor: Executor, samples: readonly SampleResource[]): Promise<void> {
  await executor.delete(resources)
  if (samples.length > 0) await executor.insert(resources).values(samples.map(resourceRow))
}
