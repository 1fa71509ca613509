import { expect, it } from 'vitest'
import { directoryGraph } from './directory-graph'
import { entityNamed, type DirectoryRecord, type HsdsValues } from './directory-record'
import type { HsdsEntity } from './hsds-field'
import { linkDirectory } from './link-directory'
import { nestForList, nestInFull } from './nest-record'

const record = (entity: HsdsEntity, id: string, values: HsdsValues = {}): DirectoryRecord => ({
  entity,
  id,
  values: { id, ...values },
})

const organization = record('organization', 'o', { name: 'Sample', description: 'Sample' })
const service = record('service', 's', { organization_id: 'o', name: 'Sample ride', status: 'active' })
const place = record('location', 'l', { location_type: 'physical', organization_id: 'o' })
const at = record('service_at_location', 'sl', { service_id: 's', location_id: 'l' })
const phone = record('phone', 'p', { service_id: 's', location_id: 'l', number: '211' })
const all = [phone, at, place, service, organization]

const outcome = (records: readonly DirectoryRecord[]) =>
  Object.fromEntries(
    linkDirectory(records).map((linked) => [
      linked.record.id,
      linked.kind === 'kept' ? 'kept' : [linked.kind, 'fields' in linked ? linked.fields : linked.field],
    ]),
  )

it('keeps what hangs together, in any order', () => {
  expect(new Set(Object.values(outcome(all)))).toEqual(new Set(['kept']))
})

it('takes along what can not be without the thing that is missing', () => {
  expect(outcome([phone, at, place, service])).toEqual({
    s: ['rejected', 'organization_id'],
    sl: ['rejected', 'service_id'],
    l: ['mended', ['organization_id']],
    p: ['mended', ['service_id']],
  })
})

it('rejects what hangs on nothing', () => {
  expect(outcome([record('schedule', 'a'), record('phone', 'b', { contact_id: 'nobody', number: '211' })])).toEqual({
    a: ['rejected', 'id'],
    b: ['rejected', 'contact_id'],
  })
})

it('finds what metadata of HSDS 1 is about', () => {
  const linked = linkDirectory([organization, record('metadata', 'm', { resource_id: 'o' })])
  expect(linked[1]).toMatchObject({ kind: 'kept', record: { values: { resource_type: 'organization' } } })
  expect(outcome([record('metadata', 'm', { resource_id: 'o', resource_type: 'organization' })])).toEqual({
    m: ['rejected', 'resource_id'],
  })
})

it('lets a thing name another of its own kind', () => {
  const child = record('taxonomy_term', 'a', { parent_id: 'b' })
  expect(outcome([child, record('taxonomy_term', 'b')])).toEqual({ a: 'kept', b: 'kept' })
  expect(outcome([child])).toEqual({ a: ['mended', ['parent_id']] })
})

it('nests in full, and for a list', () => {
  const graph = directoryGraph(all)
  expect(nestInFull(graph, service)).toEqual({
    ...service.values,
    phones: [phone.values],
    service_at_locations: [{ ...at.values, location: { ...place.values, phones: [phone.values] } }],
    organization: organization.values,
  })
  expect(nestForList(graph, service)).toEqual({ ...service.values, organization: organization.values })
  expect(nestInFull(graph, organization)).toMatchObject({ locations: [{ id: 'l' }] })
})

it.each([
  ['services', 'service'],
  ['Organizations', 'organization'],
  ['service_at_location', 'service_at_location'],
  ['services_at_location', 'service_at_location'],
  ['taxonomies', 'taxonomy'],
  ['link_entity', undefined],
])('%s names %s', (name, entity) => {
  expect(entityNamed(name)).toBe(entity)
})
