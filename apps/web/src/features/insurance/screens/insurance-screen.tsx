import { useCurrentUser } from '../../../platform/current-user'
import { useMessages } from '../../../platform/language'
import { useProfile } from '../../../platform/profile'
import { useScreenTitle } from '../../../platform/screen-title'
import { PageHead } from '../../../ui/page-head/page-head'
import { LoadFailure } from '../../../widgets/session-guard/load-failure'
import { useInsuranceAddress } from '../address/insurance-address'
import { useMyCoverage } from '../api/use-my-coverage'
import { ProfileNeeded, ZipCodeNeeded } from '../components/coverage-problem'
import { InsuranceHead } from '../components/insurance-head'
import { InsuranceLoading } from '../components/insurance-loading'
import { Marketplace } from '../components/marketplace'
import { SignInRequired } from '../components/sign-in-required'

/** /insurance: what help one may get, and plans by what a whole year may cost. */
export function InsuranceScreen() {
  const t = useMessages('insurance')
  const common = useMessages('common')
  useScreenTitle(t('title'))
  const { isAuthenticated, isLoading, hasFailed, retry } = useCurrentUser()
  if (isAuthenticated) return <MemberScreen />
  return (
    <div className="stack stack--8">
      <PageHead title={t('title')} lead={t('lead')} />
      {hasFailed ? <LoadFailure onRetry={retry} text={common('errors.network')} /> : null}
      {isLoading ? <InsuranceLoading /> : null}
      {isLoading || hasFailed ? null : <SignInRequired />}
    </div>
  )
}

function MemberScreen() {
  const { address, go } = useInsuranceAddress()
  const coverage = useMyCoverage(address.year)
  return (
    <div className="stack stack--8">
      <InsuranceHead coverage={coverage.data} year={address.year} go={go} />
      <Body query={coverage} address={address} go={go} />
    </div>
  )
}

interface BodyProps extends ReturnType<typeof useInsuranceAddress> {
  readonly query: ReturnType<typeof useMyCoverage>
}

/** The screen once both the answer and the profile are there; until then why not. */
function Body({ query, address, go }: BodyProps) {
  const profile = useProfile(true)
  const coverage = query.data
  const failed = [query, profile].find((each) => each.isError)
  if (failed) return <LoadFailure onRetry={() => void failed.refetch()} />
  if (!coverage || profile.data === undefined) return <InsuranceLoading />
  if (profile.data === null || coverage.needs.includes('profile')) return <ProfileNeeded />
  if (coverage.needs.includes('zip-code')) return <ZipCodeNeeded />
  return <Marketplace coverage={coverage} profile={profile.data} address={address} go={go} />
}
