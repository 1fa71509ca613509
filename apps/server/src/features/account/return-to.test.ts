import { describe, expect, it } from 'vitest'
import { safeReturnTo } from './return-to'

describe('where to go after signing in', () => {
  it.each(['/', '/pathways', '/resources?type=financial_aid', '/campaigns/a%2Fb'])('keeps %s', (path) =>
    expect(safeReturnTo(path)).toBe(path),
  )

  it.each([
    null,
    undefined,
    '',
    'pathways',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/..//evil.example',
    '/api/logout',
    '/api',
    `/${'a'.repeat(600)}`,
  ])('goes home for %j', (path) => expect(safeReturnTo(path)).toBe('/'))

  it('drops a fragment, which could carry a link token', () => expect(safeReturnTo('/login#token=x')).toBe('/login'))
})
