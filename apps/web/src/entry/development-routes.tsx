import { lazy, type ReactNode } from 'react'
import { Route } from 'wouter'

const PATH = '/dev/components'

export const isDevelopmentPage = (pathname: string): boolean => import.meta.env.DEV && pathname === PATH

const ComponentSheet = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('../ui/component-sheet')).ComponentSheet }))
  : undefined

/** Pages for whoever builds the product. A build leaves them out. */
export function developmentRoutes(): ReactNode {
  if (!ComponentSheet) return null
  return (
    <Route path={PATH}>
      <ComponentSheet />
    </Route>
  )
}
