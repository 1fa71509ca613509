import { expect, test } from 'vitest'
import { pathPatterns, REDIRECTS, routeAt, ROUTES } from './routes'

test('finds the route of an address, with or without a slash at its end', () => {
  expect(routeAt('/')).toBe('home')
  expect(routeAt('/my-pathways')).toBe('myPathways')
  expect(routeAt('/my-pathways/')).toBe('myPathways')
  expect(routeAt('/multilingual-equity')).toBe('equity')
  expect(routeAt('/nowhere')).toBeUndefined()
  expect(routeAt('/api/login')).toBeUndefined()
})

test('every path is there once, and every redirect leads to a route of another path', () => {
  const patterns = pathPatterns()
  expect(new Set(patterns).size).toBe(patterns.length)
  for (const [path, name] of Object.entries(REDIRECTS)) expect(ROUTES[name].path).not.toBe(path)
})
