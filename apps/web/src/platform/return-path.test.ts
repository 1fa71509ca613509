import { describe, expect, test } from 'vitest'
import { returnPath, sameOriginPath } from './return-path'

describe('sameOriginPath', () => {
  test.each(['/pathways', '/pathways?type=primary#top', '/'])('keeps %s', (path) => {
    expect(sameOriginPath(path)).toBe(path)
  })

  test.each([
    null,
    undefined,
    '',
    'https://evil.test/',
    '//evil.test/x',
    '/\\evil.test',
    '/a\\b',
    '/\tx',
    'javascript:alert(1)',
    'pathways',
    '/x/..//evil.test/dashboard',
    '/.//evil.test/dashboard',
  ])('leads %j to the start page', (path) => {
    expect(sameOriginPath(path)).toBe('/')
  })

  test('resolves dots inside the site', () => {
    expect(sameOriginPath('/a/../../pathways')).toBe('/pathways')
  })
})

describe('returnPath', () => {
  test('goes where the person wanted to go', () => {
    expect(returnPath('?returnTo=%2Fpathways%3Ftype%3Dprimary')).toBe('/pathways?type=primary')
  })

  test.each([
    '',
    '?returnTo=',
    '?returnTo=%2Flogin',
    '?returnTo=%2Fsignup%2F',
    '?returnTo=%2Fapi%2Flogin',
    '?returnTo=%2F%2Fevil.test',
  ])('goes to the start page with %j', (search) => {
    expect(returnPath(search)).toBe('/')
  })
})
