import { keyOf, referencesOf, type DirectoryRecord, type HsdsValues, type RecordKey } from './directory-record'
import type { HsdsEntity } from './hsds-field'

/** A directory in memory: each thing, and what belongs to it. */
export interface DirectoryGraph {
  find(entity: HsdsEntity, id: unknown): HsdsValues | undefined
  all(entity: HsdsEntity): readonly DirectoryRecord[]
  /** In the order of the directory. */
  childrenOf(entity: HsdsEntity, id: string, childEntity: HsdsEntity): readonly DirectoryRecord[]
}

const NONE: readonly DirectoryRecord[] = []

export function directoryGraph(records: Iterable<DirectoryRecord>): DirectoryGraph {
  const byKey = new Map<RecordKey, DirectoryRecord>()
  const byEntity = new Map<HsdsEntity, DirectoryRecord[]>()
  const children = new Map<string, DirectoryRecord[]>()
  const addTo = <Key>(lists: Map<Key, DirectoryRecord[]>, key: Key, record: DirectoryRecord) => {
    const list = lists.get(key)
    if (list) list.push(record)
    else lists.set(key, [record])
  }
  for (const record of records) {
    byKey.set(keyOf(record.entity, record.id), record)
    addTo(byEntity, record.entity, record)
    for (const { to } of referencesOf(record)) addTo(children, `${to}>${record.entity}`, record)
  }
  return {
    find: (entity, id) => (typeof id === 'string' ? byKey.get(keyOf(entity, id))?.values : undefined),
    all: (entity) => byEntity.get(entity) ?? NONE,
    childrenOf: (entity, id, childEntity) => children.get(`${keyOf(entity, id)}>${childEntity}`) ?? NONE,
  }
}
