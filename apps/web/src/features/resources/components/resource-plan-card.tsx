import ClipboardList from 'lucide-react/icons/clipboard-list'
import type { Bookmark } from '@careway/contracts/bookmarks/bookmark'
import { signInAgainPath } from '../../../platform/browser-navigation'
import { useCurrentUser } from '../../../platform/current-user'
import { useMessages } from '../../../platform/language'
import { RouteLink } from '../../../platform/router'
import { Badge } from '../../../ui/badge/badge'
import { Button } from '../../../ui/button/button'
import { Card } from '../../../ui/card/card'
import { Tile } from '../../../ui/card/tile'
import { Rows } from '../../../ui/list/list'

const SHOWN = 4

function PlanRows({ bookmarks }: { bookmarks: readonly Bookmark[] }) {
  const t = useMessages('resources')
  if (bookmarks.length === 0) return <p className="muted">{t('plan.empty')}</p>
  return (
    <Rows>
      {bookmarks.slice(0, SHOWN).map(({ id, title, status }) => (
        <li key={id} className="row row--between">
          <span>{title}</span>
          <Badge>{t(`status.${status}`)}</Badge>
        </li>
      ))}
    </Rows>
  )
}

/** What the reader saved, with where each stands; and the way to the whole plan. */
export function ResourcePlanCard({ bookmarks }: { bookmarks: readonly Bookmark[] | undefined }) {
  const t = useMessages('resources')
  const common = useMessages('common')
  const { isAuthenticated } = useCurrentUser()
  return (
    <Card isTall aria-labelledby="plan-card-title">
      <Tile icon={ClipboardList} />
      <h2 id="plan-card-title" className="t-xl">
        {t('plan.title')}
      </h2>
      <p>{t('plan.text')}</p>
      {bookmarks ? <PlanRows bookmarks={bookmarks} /> : null}
      <div className="card__foot">
        {isAuthenticated ? (
          <Button variant="second" asChild>
            <RouteLink to="resourcePlan">{t('plan.open')}</RouteLink>
          </Button>
        ) : (
          <Button variant="second" asChild>
            <a href={signInAgainPath()}>{common('actions.signIn')}</a>
          </Button>
        )}
      </div>
    </Card>
  )
}
