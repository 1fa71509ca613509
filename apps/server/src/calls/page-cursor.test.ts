import { expect, it } from 'vitest'
import { cursorOf, nextOffsetLink, nextPageLink, readCursor, readOffset } from './page-cursor'
import { Refusal } from './refusal'

const END = { at: new Date('2026-11-02T12:00:00.123Z'), id: '12b61272-ee51-4b0c-a9fa-9fc1e7813ec7' }
const written = (text: string) => Buffer.from(text, 'utf8').toString('base64url')

it('reads its own cursor', () => {
  expect(readCursor(cursorOf(END))).toEqual(END)
  expect(readCursor(undefined)).toBeUndefined()
})

it.each([
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  '0000-01-01T00:00:00.000Z',
  '+010000-01-01T00:00:00.000Z',
  '2026-13-01T00:00:00.000Z',
  '2026-11-02',
  '',
])('refuses the instant %s, which no list ends at', (instant) => {
  expect(() => readCursor(written(`${instant} ${END.id}`))).toThrow(Refusal)
})

it('refuses an id that is none', () => {
  expect(() => readCursor(written(`${END.at.toISOString()} ${END.id}' or 1=1`))).toThrow(Refusal)
})

it('keeps what was asked inside the link', () => {
  const link = nextPageLink('/api/things', { type: 'a>; rel="evil"\r\nSet-Cookie: x=1', limit: 5, cursor: 'old' }, END)
  expect(link).toMatch(/^<\/api\/things\?[\w%.=&+-]+>; rel="next"$/)
  expect(new URLSearchParams(link.slice(link.indexOf('?') + 1, link.indexOf('>'))).getAll('cursor')).toEqual([
    cursorOf(END),
  ])
})

const ASKED = { zipCode: '59718', specialty: 'dentistry', limit: 20 }
const cursorIn = (link: string) =>
  new URLSearchParams(link.slice(link.indexOf('?') + 1, link.indexOf('>'))).get('cursor')!

it('reads how many came before, however many are wanted at once', () => {
  const cursor = cursorIn(nextOffsetLink('/api/things', ASKED, 20))
  expect(readOffset({ ...ASKED, cursor }, 500)).toBe(20)
  expect(readOffset({ specialty: 'dentistry', limit: 5, zipCode: '59718', cursor }, 500)).toBe(20)
  expect(readOffset(ASKED, 500)).toBe(0)
})

it.each([
  ['of another question', { ...ASKED, zipCode: '59715' }, cursorIn(nextOffsetLink('/api/things', ASKED, 20))],
  ['behind the end of the list', ASKED, cursorIn(nextOffsetLink('/api/things', ASKED, 500))],
  ['with a number that is none', ASKED, cursorIn(nextOffsetLink('/api/things', ASKED, -20))],
  ['without what was asked', ASKED, written('20')],
  ['of nothing', ASKED, ''],
])('refuses a cursor %s', (_what, query, cursor) => {
  expect(() => readOffset({ ...query, cursor }, 500)).toThrow(Refusal)
})
