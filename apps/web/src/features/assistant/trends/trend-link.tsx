import { useMessages } from '../../../platform/language'
import { RouteLink } from '../../../platform/router'
import type { RouteName } from '../../../platform/routes'
import { Link } from '../../../ui/link/link'
import { actionAddress } from '../../../platform/action-address'

const WORDS = {
  pathways: 'follow.pathways',
  myPathways: 'follow.my-pathways',
  insurance: 'follow.insurance',
  profile: 'follow.profile',
  resources: 'follow.resources',
  resourcePlan: 'follow.resource-plan',
} as const satisfies Partial<Record<RouteName, string>>

const hasWords = (to: RouteName): to is keyof typeof WORDS => to in WORDS

/** Where a recommendation can be followed. `about` names the trend for those who hear links alone. */
export function TrendLink({ href, about }: { href: string | null; about: string }) {
  const t = useMessages('health-trends')
  const address = href === null ? undefined : actionAddress(href)
  if (address?.kind !== 'screen') return null
  const { to, search } = address
  return (
    <Link asChild>
      <RouteLink to={to} search={search}>
        {t(hasWords(to) ? WORDS[to] : 'follow.other')}
        <span className="sr">: {about}</span>
      </RouteLink>
    </Link>
  )
}
