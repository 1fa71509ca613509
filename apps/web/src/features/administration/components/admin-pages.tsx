import { useMessages } from '../../../platform/language'
import { RouteLink } from '../../../platform/router'
import type { RouteName } from '../../../platform/routes'
import { Link } from '../../../ui/link/link'

const PAGES = [
  { to: 'adminData', title: 'titles.adminData' },
  { to: 'adminCorrections', title: 'titles.adminCorrections' },
] as const satisfies readonly { to: RouteName; title: string }[]

/** The way between the pages for administrators. */
export function AdminPages() {
  const common = useMessages('common')
  return (
    <nav aria-label={common('shell.adminManagement')}>
      <ul className="row row--wide">
        {PAGES.map(({ to, title }) => (
          <li key={to}>
            <Link asChild>
              <RouteLink to={to}>{common(title)}</RouteLink>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
