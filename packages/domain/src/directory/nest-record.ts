import type { DirectoryGraph } from './directory-graph'
import type { DirectoryRecord } from './directory-record'
import type { HsdsEntity } from './hsds-field'
import { HSDS_SHAPES } from './hsds-shapes'

/** A thing with what belongs to it inside, as HSDS 3 sends it. */
export interface NestedRecord {
  readonly [field: string]: string | number | NestedRecord | readonly NestedRecord[]
}

/** An organization can have hundreds of locations: inside its services it goes without. */
export const LISTS_LEFT_OUT_INSIDE: Partial<Record<HsdsEntity, readonly string[]>> = {
  organization: ['locations', 'programs'],
}

function nestedOnes(graph: DirectoryGraph, { entity, values }: DirectoryRecord, isFull: boolean) {
  return Object.entries(HSDS_SHAPES[entity].ones).flatMap(([name, { entity: of, by }]): [string, NestedRecord][] => {
    const found = graph.find(of, values[by])
    if (!found) return []
    const record = { entity: of, id: String(values[by]), values: found }
    return [[name, isFull ? nested(graph, record, LISTS_LEFT_OUT_INSIDE[of] ?? []) : found]]
  })
}

function nested(graph: DirectoryGraph, record: DirectoryRecord, leftOut: readonly string[] = []): NestedRecord {
  const { entity, id, values } = record
  const lists = Object.entries(HSDS_SHAPES[entity].lists).flatMap(([name, of]): [string, NestedRecord[]][] => {
    const children = leftOut.includes(name) ? [] : graph.childrenOf(entity, id, of)
    return children.length > 0 ? [[name, children.map((child) => nested(graph, child))]] : []
  })
  return { ...values, ...Object.fromEntries([...lists, ...nestedOnes(graph, record, true)]) }
}

/** A thing in full: with all that belongs to it. */
export const nestInFull = (graph: DirectoryGraph, record: DirectoryRecord): NestedRecord => nested(graph, record)

/** A thing as a list shows it: with the single things it names, and no lists. */
export const nestForList = (graph: DirectoryGraph, record: DirectoryRecord): NestedRecord => ({
  ...record.values,
  ...Object.fromEntries(nestedOnes(graph, record, false)),
})
