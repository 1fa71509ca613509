import type { ReactNode } from 'react'
import { RouteLink } from '../../../platform/router'
import type { RouteName } from '../../../platform/routes'
import { Button } from '../../../ui/button/button'

export function LeadOn({ to, children }: { to: RouteName; children: ReactNode }) {
  return (
    <Button size="lg" asChild>
      <RouteLink to={to}>{children}</RouteLink>
    </Button>
  )
}
