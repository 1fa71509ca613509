import { directoryGraph, type DirectoryGraph } from '@careway/domain/directory/directory-graph'
import { keyOf, type DirectoryRecord, type RecordKey } from '@careway/domain/directory/directory-record'
import { HSDS_ENTITIES, type HsdsEntity } from '@careway/domain/directory/hsds-field'
import { HSDS_SHAPES } from '@careway/domain/directory/hsds-shapes'
import { nestInFull, type NestedRecord } from '@careway/domain/directory/nest-record'

/** Everything hangs on these two; what doesn't is written beside them. */
const FIRST: readonly HsdsEntity[] = ['service', 'organization']

/** Notes what a nested thing has in it. */
function noteWritten(thing: NestedRecord, entity: HsdsEntity, written: Set<RecordKey>): void {
  written.add(keyOf(entity, String(thing['id'])))
  const { lists, ones } = HSDS_SHAPES[entity]
  for (const [name, of] of Object.entries(lists)) {
    const inside = thing[name]
    if (Array.isArray(inside)) for (const each of inside as readonly NestedRecord[]) noteWritten(each, of, written)
  }
  for (const [name, { entity: of }] of Object.entries(ones)) {
    const inside = thing[name]
    if (typeof inside === 'object') noteWritten(inside as NestedRecord, of, written)
  }
}

function* listOf(
  graph: DirectoryGraph,
  entity: HsdsEntity,
  records: readonly DirectoryRecord[],
  written: Set<RecordKey>,
): Generator<string> {
  yield `"${HSDS_SHAPES[entity].table}":[`
  for (const [at, record] of records.entries()) {
    const thing = nestInFull(graph, record)
    noteWritten(thing, entity, written)
    yield `${at === 0 ? '' : ','}\n${JSON.stringify(thing)}`
  }
  yield '\n]'
}

/**
 * A directory as one JSON text, in parts: `services` and `organizations` in full, then what belongs to neither, each
 * under the name of its table.
 */
export function* documentOf(records: readonly DirectoryRecord[]): Generator<string> {
  const graph = directoryGraph(records)
  const written = new Set<RecordKey>()
  yield '{\n'
  for (const [at, entity] of FIRST.entries()) {
    if (at > 0) yield ',\n'
    yield* listOf(graph, entity, graph.all(entity), written)
  }
  for (const entity of HSDS_ENTITIES) {
    if (FIRST.includes(entity)) continue
    const left = graph.all(entity).filter(({ id }) => !written.has(keyOf(entity, id)))
    if (left.length === 0) continue
    yield ',\n'
    yield* listOf(graph, entity, left, written)
  }
  yield '\n}\n'
}
