import type { ReactNode } from 'react'
import type { HealthTrends } from '@careway/contracts/health-trends/get-health-trends'
import { useMessages } from '../../../platform/language'
import { RouteLink } from '../../../platform/router'
import { Button } from '../../../ui/button/button'
import { Card } from '../../../ui/card/card'
import { Bone, LoadingStatus } from '../../../ui/skeleton/skeleton'
import { LoadFailure } from '../../../widgets/session-guard/load-failure'
import { useHealthTrends } from './use-health-trends'

function NoProfile() {
  const t = useMessages('health-trends')
  return (
    <>
      <h3>{t('noProfile.title')}</h3>
      <p className="small">{t('noProfile.text')}</p>
      <div className="actions">
        <Button variant="second" asChild>
          <RouteLink to="profileSetup">{t('noProfile.action')}</RouteLink>
        </Button>
      </div>
    </>
  )
}

function Loading() {
  const t = useMessages('health-trends')
  return (
    <>
      <LoadingStatus>{t('card.loading')}</LoadingStatus>
      <Bone widthPercent={30} isTall />
      <Bone />
      <Bone widthPercent={60} />
    </>
  )
}

type Content = (trends: HealthTrends) => ReactNode

function Body({ children }: { children: Content }) {
  const { data, isError, refetch } = useHealthTrends()
  if (data) return children(data)
  if (data === null) return <NoProfile />
  return isError ? <LoadFailure onRetry={() => void refetch()} /> : <Loading />
}

/** A card about the reader's trends, whatever is known of them yet. */
export function TrendsFrame({ id, title, lead, children }: FrameProps) {
  return (
    <Card aria-labelledby={id}>
      <h2 id={id} className="t-lg">
        {title}
      </h2>
      <p className="small muted">{lead}</p>
      <Body>{children}</Body>
    </Card>
  )
}

interface FrameProps {
  readonly id: string
  readonly title: string
  readonly lead: string
  readonly children: Content
}
