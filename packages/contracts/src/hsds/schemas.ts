import { z } from 'zod'
import type { HsdsEntity, HsdsField, HsdsKind } from '@careway/domain/directory/hsds-field'
import { HSDS_SHAPES } from '@careway/domain/directory/hsds-shapes'

const TYPES: Partial<Record<HsdsKind, z.ZodType<string | number>>> = {
  id: z.guid(),
  day: z.iso.date(),
  number: z.number(),
  'whole-number': z.number(),
  year: z.number(),
  age: z.number(),
  latitude: z.number(),
  longitude: z.number(),
}

function typeOf({ kind, weight, choices }: HsdsField): z.ZodType {
  const [first, ...others] = choices ?? []
  const type = first === undefined ? (TYPES[kind] ?? z.string()) : z.enum([first, ...others])
  return weight === 'needed' ? type : type.optional()
}

const pascal = (entity: string) => entity.replaceAll(/(?:^|_)([a-z])/g, (_all, letter: string) => letter.toUpperCase())

const made = new Map<HsdsEntity, z.ZodObject>()

/** One thing of HSDS 3.1 with all that may be nested in it. Built from the one list of its fields. */
export function hsdsThing(entity: HsdsEntity): z.ZodObject {
  const before = made.get(entity)
  if (before) return before
  const { fields, lists, ones } = HSDS_SHAPES[entity]
  const thing = z
    .object({
      ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, typeOf(field)])),
      ...Object.fromEntries(Object.entries(lists).map(([name, of]) => [name, z.array(hsdsThing(of)).optional()])),
      ...Object.fromEntries(Object.entries(ones).map(([name, one]) => [name, hsdsThing(one.entity).optional()])),
    })
    .meta({ id: `Hsds${pascal(entity)}` })
  made.set(entity, thing)
  return thing
}

/** A page of a list, as HSDS 3 sends it. */
export const hsdsPage = (entity: HsdsEntity) =>
  z.object({
    total_items: z.number(),
    total_pages: z.number(),
    page_number: z.number(),
    size: z.number(),
    first_page: z.boolean(),
    last_page: z.boolean(),
    empty: z.boolean(),
    contents: z.array(hsdsThing(entity)),
  })
export type HsdsPage = z.infer<ReturnType<typeof hsdsPage>>
