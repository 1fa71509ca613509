import CalendarPlus from 'lucide-react/icons/calendar-plus'
import type { Bookmark } from '@careway/contracts/bookmarks/bookmark'
import { useMessages } from '../../../platform/language'
import { useNow } from '../../../platform/now'
import { RouteLink } from '../../../platform/router'
import { useScreenTitle } from '../../../platform/screen-title'
import { Button } from '../../../ui/button/button'
import { EmptyState } from '../../../ui/empty-state/empty-state'
import { Icon } from '../../../ui/icon/icon'
import { Link } from '../../../ui/link/link'
import { PageHead } from '../../../ui/page-head/page-head'
import { LoadingStatus, SkeletonCard } from '../../../ui/skeleton/skeleton'
import { Stat, Stats } from '../../../ui/stats/stats'
import { saveCalendarFile } from '../../../widgets/calendar-file/save-calendar-file'
import { PrintButton } from '../../../widgets/pathway/print-button'
import { LoadFailure } from '../../../widgets/session-guard/load-failure'
import { useSavedHelp } from '../api/use-saved-help'
import { deadlinesAhead, planEvents } from '../plan/plan-events'
import { OWN_STATUSES, PlanRow } from '../plan/plan-row'
import { usePlanChanges } from '../plan/use-plan-changes'

function PlanActions({ bookmarks }: { bookmarks: readonly Bookmark[] }) {
  const t = useMessages('resources')
  const now = useNow()
  const hasDeadlines = deadlinesAhead(bookmarks, now.toISOString().slice(0, 10)).length > 0
  const save = () =>
    saveCalendarFile(
      planEvents(bookmarks, ({ title }) => t('plan.event', { title }), t('plan.eventText'), now),
      'resource-plan.ics',
    )
  return (
    <div className="row no-print">
      <PrintButton>{t('plan.print')}</PrintButton>
      {hasDeadlines ? (
        <Button variant="second" onClick={() => void save()}>
          <Icon glyph={CalendarPlus} />
          {t('plan.calendar')}
        </Button>
      ) : null}
    </div>
  )
}

/** A change moves nothing: the row that is worked on stays where it is. */
const inOrderOfSaving = (bookmarks: readonly Bookmark[]) =>
  bookmarks.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1))

function SavedPlan({ bookmarks }: { bookmarks: readonly Bookmark[] }) {
  const t = useMessages('resources')
  const changes = usePlanChanges()
  if (bookmarks.length === 0)
    return (
      <EmptyState
        title={t('plan.emptyTitle')}
        headingLevel={2}
        action={
          <Button asChild>
            <RouteLink to="resources">{t('plan.find')}</RouteLink>
          </Button>
        }
      >
        {t('plan.empty')}
      </EmptyState>
    )
  return (
    <>
      <Stats>
        {OWN_STATUSES.filter((status) => status !== 'not_for_me').map((status) => (
          <Stat
            key={status}
            label={t(`status.${status}`)}
            value={bookmarks.filter((each) => each.status === status).length}
          />
        ))}
      </Stats>
      <PlanActions bookmarks={bookmarks} />
      <div className="stack">
        {inOrderOfSaving(bookmarks).map((bookmark) => (
          <PlanRow key={bookmark.id} bookmark={bookmark} changes={changes} />
        ))}
      </div>
    </>
  )
}

/** /resources/plan: the reader's own list, to work through, print and take along. */
export function ResourcePlanScreen() {
  const t = useMessages('resources')
  useScreenTitle(t('plan.title'))
  const saved = useSavedHelp(true)
  return (
    <div className="stack stack--8">
      <PageHead
        title={t('plan.title')}
        lead={t('plan.lead')}
        above={
          <Link asChild>
            <RouteLink to="resources">{t('plan.back')}</RouteLink>
          </Link>
        }
      />
      {saved.isError ? <LoadFailure onRetry={() => void saved.refetch()} /> : null}
      {saved.isPending ? (
        <>
          <LoadingStatus>{t('plan.loading')}</LoadingStatus>
          <SkeletonCard lineCount={4} />
        </>
      ) : null}
      {saved.data ? <SavedPlan bookmarks={saved.data} /> : null}
    </div>
  )
}
