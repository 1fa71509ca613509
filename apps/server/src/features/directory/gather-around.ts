import { directoryGraph, type DirectoryGraph } from '@careway/domain/directory/directory-graph'
import { keyOf, type RecordKey } from '@careway/domain/directory/directory-record'
import { HSDS_SHAPES } from '@careway/domain/directory/hsds-shapes'
import { LISTS_LEFT_OUT_INSIDE } from '@careway/domain/directory/nest-record'
import type { DirectoryRepository, RecordName, StoredRecord } from './directory.repository'

/** Deeper than HSDS nests: service, place, person, phone, language, attribute, term, taxonomy, change. */
const MOST_ROUNDS = 12

const onesOf = ({ entity, values }: StoredRecord): readonly RecordName[] =>
  Object.values(HSDS_SHAPES[entity].ones).flatMap(({ entity: of, by }) =>
    typeof values[by] === 'string' ? [{ entity: of, id: values[by] }] : [],
  )

function listsOf({ entity }: StoredRecord, isTop: boolean) {
  const leftOut = isTop ? [] : (LISTS_LEFT_OUT_INSIDE[entity] ?? [])
  return Object.entries(HSDS_SHAPES[entity].lists).flatMap(([name, of]) => (leftOut.includes(name) ? [] : [of]))
}

/** Things of one directory, and the single things they name. */
export async function gatherForList(
  repository: DirectoryRepository,
  source: string,
  records: readonly StoredRecord[],
): Promise<DirectoryGraph> {
  return directoryGraph([...records, ...(await repository.findAll(source, records.flatMap(onesOf)))])
}

/** Things of one directory, and all that belongs to them, round by round from the outside in. */
export async function gatherInFull(
  repository: DirectoryRepository,
  source: string,
  top: readonly StoredRecord[],
): Promise<DirectoryGraph> {
  const gathered = new Map<RecordKey, StoredRecord>()
  const isNew = ({ entity, id }: RecordName) => !gathered.has(keyOf(entity, id))
  let edge: readonly StoredRecord[] = top
  for (let round = 0; round < MOST_ROUNDS && edge.length > 0; round += 1) {
    for (const record of edge) gathered.set(keyOf(record.entity, record.id), record)
    const isTop = round === 0
    const entities = [...new Set(edge.flatMap((record) => listsOf(record, isTop)))]
    const owners = edge.map(({ entity, id }) => keyOf(entity, id))
    const { records, linked } = await repository.childrenOf(source, owners, entities)
    const named = await repository.findAll(source, [...linked, ...edge.flatMap(onesOf)].filter(isNew))
    const next = new Map(
      [...records, ...named].filter(isNew).map((record) => [keyOf(record.entity, record.id), record]),
    )
    edge = [...next.values()]
  }
  return directoryGraph([...gathered.values()].toSorted((a, b) => a.ordinal - b.ordinal))
}
