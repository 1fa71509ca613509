import { describe, expect, it } from 'vitest'
import { cursorOfEnd, nextResourcesLink, readResourcesCursor, type ResourcesEnd } from './resource-cursor'

const ENDS: readonly ResourcesEnd[] = [
  { stage: 'near', after: [12.345678901234567, "o'hara:1"] },
  { stage: 'serving', after: [2, 'ñandú “rides”', 'a:b'] },
  { stage: 'all', after: ['food', 'x'] },
  { stage: 'reviewed', after: ['211'] },
]

describe('where a page of resources ended', () => {
  it.each(ENDS)('comes back as it went out: %j', (end) => {
    expect(readResourcesCursor(cursorOfEnd(end))).toEqual(end)
  })

  it('is in the link to the next page, with the filters as they were', () => {
    const link = nextResourcesLink('/api/resources', { search: 'a&b', limit: 2, cursor: 'old' }, ENDS[3]!)
    expect(link).toBe(`</api/resources?search=a%26b&limit=2&cursor=${cursorOfEnd(ENDS[3]!)}>; rel="next"`)
  })

  it.each([
    ['text', 'zzzz'],
    ['nothing', ''],
    ['another stage', ['nearest', 1, 'a']],
    ['a distance below zero', ['near', -1, 'a']],
    ['a distance that is text', ['near', '1', 'a']],
    ['too little', ['near', 1]],
    ['too much', ['reviewed', 'a', 'b']],
    ['a tier there is not', ['serving', 9, 'a', 'b']],
    ['U+0000', ['reviewed', 'a\u0000']],
    ['something long', ['reviewed', 'a'.repeat(401)]],
    ['an object', { stage: 'near' }],
  ])('is refused when it is %s', (_what, forged) => {
    const cursor =
      typeof forged === 'string' ? forged : Buffer.from(JSON.stringify(forged), 'utf8').toString('base64url')
    expect(() => readResourcesCursor(cursor)).toThrow('validation_failed')
  })
})
