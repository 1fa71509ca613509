import type { Authentication } from '../platform/current-user'
import { ROUTES, type RouteName } from '../platform/routes'

/** What stands around a screen: the signed-in header and footer, the visitor's small ones, or nothing at all. */
export type Frame = 'signed-in' | 'visitor' | 'none'

export function frameOf(name: RouteName | undefined, { isAuthenticated, isLoading, hasFailed }: FrameFacts): Frame {
  if (name !== undefined && ROUTES[name].access === 'visitor') return 'visitor'
  if (isAuthenticated) return 'signed-in'
  const isLandingPage = name === 'home' && !isLoading && !hasFailed
  return isLandingPage ? 'none' : 'visitor'
}

type FrameFacts = Pick<Authentication, 'isAuthenticated' | 'isLoading' | 'hasFailed'>
