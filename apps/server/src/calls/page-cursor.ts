import { createHash } from 'node:crypto'
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

type Query = Readonly<Record<string, unknown>>

const givenIn = (query: Query, ...without: readonly string[]) =>
  Object.entries(query).flatMap(([name, value]) =>
    value === undefined || without.includes(name) ? [] : [[name, String(value)] as [string, string]],
  )

function linkTo(path: string, query: Query, cursor: string): string {
  const parameters = new URLSearchParams([...givenIn(query, 'cursor'), ['cursor', cursor]])
  return `<${path}?${parameters.toString()}>; rel="next"`
}

/** The `Link` header that leads to the next page, with the other parameters of the query as they were. */
export const nextPageLink = (path: string, query: Query, end: PageEnd): string => linkTo(path, query, cursorOf(end))

/** What was asked, apart from how much of it at once. */
function digestOf(query: Query): string {
  const asked = givenIn(query, 'cursor', 'limit').toSorted(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(asked)).digest('base64url').slice(0, 16)
}

/** For lists in an order that is no instant's, such as the nearest first: how many came before, for this question. */
export const nextOffsetLink = (path: string, query: Query, offset: number): string =>
  linkTo(path, query, Buffer.from(`${offset} ${digestOf(query)}`, 'utf8').toString('base64url'))

/**
 * How many came before the page; 0 without a cursor. A cursor that this server did not give for this question is a fault
 * of the field.
 * @param end how many such a list answers at most
 */
export function readOffset(query: Query & { readonly cursor?: string | undefined }, end: number): number {
  if (query.cursor === undefined) return 0
  const [number = '', digest] = Buffer.from(query.cursor, 'base64url').toString('utf8').split(' ')
  const offset = /^[1-9]\d{0,5}$/.test(number) ? Number(number) : end
  if (offset >= end || digest !== digestOf(query)) throw refuseFields([fault('cursor', 'format')])
  return offset
}
