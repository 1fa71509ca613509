import { RouteLink } from '../../../platform/router'
import { Link } from '../../../ui/link/link'

interface WayProps {
  readonly children: string
  readonly isInline?: boolean
}

/** To the household editor, and back from there with the browser's own way. */
export const HouseholdLink = ({ children, isInline = false }: WayProps) => (
  <Link asChild variant={isInline ? 'inline' : 'target'}>
    <RouteLink to="household">{children}</RouteLink>
  </Link>
)

/** To every rule, figure and source behind the answers. */
export const HowWeCalculateLink = ({ children, isInline = false }: WayProps) => (
  <Link asChild variant={isInline ? 'inline' : 'target'}>
    <RouteLink to="howWeCalculate">{children}</RouteLink>
  </Link>
)
