import { z } from 'zod'
import { fault, refuseFields } from '../../calls/refusal'
import type { RowEnd } from './resource-row'

const CONTROLS = /\p{Cc}/u
const text = z
  .string()
  .max(400)
  .refine((each) => !CONTROLS.test(each))
const miles = z.number().min(0).max(20_000)

/** Where a page ended: in which part of the list, and at what it is ordered by there. */
const pageEnd = z.union([
  z.tuple([z.literal('near'), miles, text]),
  z.tuple([z.literal('serving'), z.number().int().min(1).max(3), text, text]),
  z.tuple([z.literal('all'), text, text]),
  z.tuple([z.literal('reviewed'), text]),
])
export type StageName = z.infer<typeof pageEnd>[0]

export interface ResourcesEnd {
  readonly stage: StageName
  readonly after: RowEnd
}

export const cursorOfEnd = ({ stage, after }: ResourcesEnd): string =>
  Buffer.from(JSON.stringify([stage, ...after]), 'utf8').toString('base64url')

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

/** Reads a cursor that this server gave; anything else is a fault of the field. */
export function readResourcesCursor(cursor: string | undefined): ResourcesEnd | undefined {
  if (cursor === undefined) return undefined
  const end = pageEnd.safeParse(parsed(cursor))
  if (!end.success) throw refuseFields([fault('cursor', 'format')])
  const [stage, ...after] = end.data
  return { stage, after }
}

/** The `Link` header that leads to the next page, with the other parameters of the query as they were. */
export function nextResourcesLink(path: string, query: Readonly<Record<string, unknown>>, end: ResourcesEnd): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || name === 'cursor' ? [] : [[name, String(value)] as [string, string]],
  )
  return `<${path}?${new URLSearchParams([...given, ['cursor', cursorOfEnd(end)]]).toString()}>; rel="next"`
}
