import { useCurrentUser } from '../platform/current-user'
import { useMessages } from '../platform/language'
import { Spinner } from '../ui/spinner/spinner'
import { LoadFailure } from '../widgets/session-guard/load-failure'
import { landing as Landing, screens } from './screens'

/** The dashboard for whoever is signed in, the landing page for everyone else. */
export function HomeScreen() {
  const { isLoading, isAuthenticated, hasFailed, retry } = useCurrentUser()
  const t = useMessages('common')
  const Dashboard = screens.home
  if (isLoading) return <Spinner size="lg" label={t('actions.loading')} />
  if (hasFailed) return <LoadFailure onRetry={retry} />
  return isAuthenticated && Dashboard ? <Dashboard /> : <Landing />
}
