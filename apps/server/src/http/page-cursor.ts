import { fault, refuseFields } from './refusal'

/** Where a page ended: the instant the list is ordered by, and the id among those of the same instant. */
export interface PageEnd {
  readonly at: Date
  readonly id: string
}

/** The years our instants lie in; PostgreSQL does not read all that JavaScript writes. */
const ON_OUR_CALENDAR = /^(?:19|20|21)\d\d-/
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const cursorOf = ({ at, id }: PageEnd): string =>
  Buffer.from(`${at.toISOString()} ${id}`, 'utf8').toString('base64url')

/** Reads a cursor that this server gave; anything else is a fault of the field. */
export function readCursor(cursor: string | undefined): PageEnd | undefined {
  if (cursor === undefined) return undefined
  const [instant = '', id = ''] = Buffer.from(cursor, 'base64url').toString('utf8').split(' ')
  const at = new Date(instant)
  const isInstant = ON_OUR_CALENDAR.test(instant) && !Number.isNaN(at.getTime()) && at.toISOString() === instant
  if (!isInstant || !UUID.test(id)) throw refuseFields([fault('cursor', 'format')])
  return { at, id }
}

/** The `Link` header that leads to the next page, with the other parameters of the query as they were. */
export function nextPageLink(path: string, query: Readonly<Record<string, unknown>>, end: PageEnd): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || name === 'cursor' ? [] : [[name, String(value)] as [string, string]],
  )
  return `<${path}?${new URLSearchParams([...given, ['cursor', cursorOf(end)]]).toString()}>; rel="next"`
}
