import { useEffect, type ReactNode } from 'react'
import { useCurrentUser } from '../../platform/current-user'
import { useMessages } from '../../platform/language'
import { useNavigate } from '../../platform/router'
import { pathOf } from '../../platform/routes'
import { LoadingStatus, SkeletonCard } from '../../ui/skeleton/skeleton'
import { LoadFailure } from './load-failure'
import { useUnauthorized } from './use-unauthorized'

interface Props {
  readonly children: ReactNode
  /** Straight to the sign-in page, without a word. */
  readonly goesToLogin?: boolean
}

/** Shows its content to whoever is signed in; everyone else is sent to sign in, and comes back here. */
export function RequireUser({ children, goesToLogin = false }: Props) {
  const { isLoading, isAuthenticated, hasFailed, retry } = useCurrentUser()
  const t = useMessages('common')
  const isSignedOut = !isLoading && !isAuthenticated && !hasFailed
  useSendToSignIn(isSignedOut, goesToLogin)
  if (isAuthenticated) return children
  if (hasFailed) return <LoadFailure onRetry={retry} text={t('errors.network')} />
  return (
    <div className="stack">
      <LoadingStatus>{t('actions.loading')}</LoadingStatus>
      <SkeletonCard lineCount={3} />
    </div>
  )
}

function useSendToSignIn(isSignedOut: boolean, goesToLogin: boolean) {
  const unauthorized = useUnauthorized()
  const navigate = useNavigate()
  useEffect(() => {
    if (!isSignedOut) return
    const here = window.location.pathname + window.location.search
    if (goesToLogin) navigate(`${pathOf('login')}?returnTo=${encodeURIComponent(here)}`, { replace: true })
    else unauthorized()
  }, [isSignedOut, goesToLogin, navigate, unauthorized])
}
