import { expect, it } from 'vitest'
import { cursorOf, nextPageLink, readCursor } from './page-cursor'
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
