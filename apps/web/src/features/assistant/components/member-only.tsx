import type { ReactNode } from 'react'
import { useCurrentUser } from '../../../platform/current-user'
import { useMessages } from '../../../platform/language'
import { LoadingStatus, SkeletonCard } from '../../../ui/skeleton/skeleton'
import { LoadFailure } from '../../../widgets/session-guard/load-failure'

/** Shows its content to whoever is signed in, and to a visitor what stands in its place. */
export function MemberOnly({ children, visitor }: { children: ReactNode; visitor: ReactNode }) {
  const common = useMessages('common')
  const { isAuthenticated, isLoading, hasFailed, retry } = useCurrentUser()
  if (isAuthenticated) return children
  if (hasFailed) return <LoadFailure onRetry={retry} text={common('errors.network')} />
  if (!isLoading) return visitor
  return (
    <div className="stack">
      <LoadingStatus>{common('actions.loading')}</LoadingStatus>
      <SkeletonCard lineCount={4} />
    </div>
  )
}
