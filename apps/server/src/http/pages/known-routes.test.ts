import { describe, expect, it } from 'vitest'
import { isKnownRoute } from './known-routes'

const routes = ['/', '/login', '/campaigns/:slug', '/files/*']

describe('a known address', () => {
  it.each(['/', '/login', '/login/', '/campaigns/ana', '/files', '/files/a/b'])('%s', (path) =>
    expect(isKnownRoute(routes, path)).toBe(true),
  )
  it.each(['/nope', '/login/x', '/campaigns', '/campaigns/a/b', '/LOGIN'])('is not %s', (path) =>
    expect(isKnownRoute(routes, path)).toBe(false),
  )
  it('is any where the build says nothing', () => expect(isKnownRoute(undefined, '/nope')).toBe(true))
})
