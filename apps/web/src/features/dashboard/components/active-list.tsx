import ArrowRight from 'lucide-react/icons/arrow-right'
import { useId } from 'react'
import type { Pathway } from '@careway/contracts/pathways/pathway'
import { useMessages } from '../../../platform/language'
import { RouteLink } from '../../../platform/router'
import { Button } from '../../../ui/button/button'
import { EmptyState } from '../../../ui/empty-state/empty-state'
import { Icon } from '../../../ui/icon/icon'
import { Link } from '../../../ui/link/link'
import { activePathways, SHOWN_MAXIMUM } from '../dashboard-summary'
import { ActiveCard } from './active-card'

/** The pathways that are being pursued, three at most. */
export function ActiveList({ pathways, isComplete }: { pathways: readonly Pathway[]; isComplete: boolean }) {
  const t = useMessages('dashboard')
  const titleId = useId()
  const active = activePathways(pathways)
  return (
    <section className="stack" aria-labelledby={titleId}>
      <div className="row row--between">
        <h2 id={titleId}>{t('active.title')}</h2>
        {active.length ? (
          <Link variant="bare" asChild>
            <RouteLink to="myPathways">
              {t('active.seeAll')}
              <Icon glyph={ArrowRight} flipsInRtl />
            </RouteLink>
          </Link>
        ) : null}
      </div>
      {active.slice(0, SHOWN_MAXIMUM).map((pathway) => (
        <ActiveCard key={pathway.id} pathway={pathway} />
      ))}
      {active.length ? null : <NoneYet isComplete={isComplete} />}
    </section>
  )
}

function NoneYet({ isComplete }: { isComplete: boolean }) {
  const t = useMessages('dashboard')
  const action = (
    <Button variant="second" asChild>
      <RouteLink to={isComplete ? 'pathways' : 'profileSetup'}>
        {isComplete ? t('active.find') : t('active.completeFirst')}
      </RouteLink>
    </Button>
  )
  return (
    <EmptyState title={t('active.emptyTitle')} action={action}>
      {isComplete ? t('active.emptyText') : t('active.emptyTextProfile')}
    </EmptyState>
  )
}
