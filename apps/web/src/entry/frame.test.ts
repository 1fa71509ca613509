import { expect, test } from 'vitest'
import { frameOf } from './frame'

const loading = { isAuthenticated: false, isLoading: true, hasFailed: false }
const visitor = { isAuthenticated: false, isLoading: false, hasFailed: false }
const user = { isAuthenticated: true, isLoading: false, hasFailed: false }
const unreachable = { isAuthenticated: false, isLoading: false, hasFailed: true }

test('whoever is signed in has header and footer everywhere but on the pages for signing in', () => {
  expect(frameOf('home', user)).toBe('signed-in')
  expect(frameOf('insurance', user)).toBe('signed-in')
  expect(frameOf(undefined, user)).toBe('signed-in')
  expect(frameOf('login', user)).toBe('visitor')
})

test('a visitor never has them, and the landing page brings its own', () => {
  expect(frameOf('home', visitor)).toBe('none')
  expect(frameOf('signUp', visitor)).toBe('visitor')
  expect(frameOf('insurance', visitor)).toBe('visitor')
  expect(frameOf(undefined, visitor)).toBe('visitor')
})

test('while nobody knows who it is, the start page is not the landing page yet', () => {
  expect(frameOf('home', loading)).toBe('visitor')
  expect(frameOf('home', unreachable)).toBe('visitor')
})
