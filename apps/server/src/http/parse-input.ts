import { z } from 'zod'
import { fieldFaults, type FieldFault } from '@careway/contracts/kit/field-issue'
import type { ServedEndpoint } from '../calls/endpoint-handler'
import { Refusal } from '../calls/refusal'
import { unstorableFields } from './storable-text'

export interface RawInput {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

const NOTHING = z.strictObject({})
const none: readonly FieldFault[] = []

/** A fault of the whole body has no field of its own. */
const named = (faults: readonly FieldFault[]) =>
  faults.map((each) => (each.field === '' ? { ...each, field: 'body' } : each))

/** The first fault of each field: one sentence is enough. */
const oneEach = (faults: readonly FieldFault[]) =>
  faults.filter((each, index) => faults.findIndex(({ field }) => field === each.field) === index)

function parsePart(
  schema: z.ZodObject,
  value: unknown,
): { readonly value: unknown; readonly faults: readonly FieldFault[] } {
  const result = schema.safeParse(value)
  if (!result.success) return { value: undefined, faults: named(fieldFaults(result.error.issues)) }
  return { value: result.data, faults: unstorableFields(result.data) }
}

/** Reads the three parts of a request by their shapes, and refuses with every fault of all of them at once. */
export function inputParser({ endpoint, check = () => none }: ServedEndpoint): (raw: RawInput) => unknown {
  const { params, query } = endpoint
  const takesBody = endpoint.method !== 'GET'
  const body = endpoint.body ?? NOTHING
  if (!params && !query && !takesBody) {
    const empty = { params: {}, query: {}, body: {} }
    return () => empty
  }
  const empty = { value: {}, faults: none }
  return (raw) => {
    const parsed = {
      params: params ? parsePart(params, raw.params) : empty,
      query: query ? parsePart(query, raw.query) : empty,
      body: takesBody ? parsePart(body, raw.body ?? {}) : empty,
    }
    const faults = oneEach([...parsed.params.faults, ...parsed.query.faults, ...parsed.body.faults, ...check(raw.body)])
    if (faults.length > 0) throw new Refusal('validation_failed', faults)
    return { params: parsed.params.value, query: parsed.query.value, body: parsed.body.value }
  }
}
