import { useMessages } from '../../../platform/language'
import { RouteLink } from '../../../platform/router'
import { Link } from '../../../ui/link/link'

export function AskAgain() {
  const t = useMessages('account')
  return (
    <p>
      <Link asChild>
        <RouteLink to="forgotPassword">{t('link.askAgain')}</RouteLink>
      </Link>
    </p>
  )
}
