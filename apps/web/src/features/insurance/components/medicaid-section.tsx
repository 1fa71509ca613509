import type { Profile } from '@careway/contracts/profile/profile'
import { useMessages } from '../../../platform/language'
import { SkeletonCard } from '../../../ui/skeleton/skeleton'
import { LoadFailure } from '../../../widgets/session-guard/load-failure'
import { useMedicaidEligibility } from '../api/use-medicaid-eligibility'
import { MedicaidCard } from './medicaid-card'

/** The Medicaid card, once its answer is there. */
export function MedicaidSection({ profile }: { profile: Profile }) {
  const t = useMessages('insurance')
  const answer = useMedicaidEligibility()
  if (answer.data) return <MedicaidCard answer={answer.data} profile={profile} />
  if (answer.isError) return <LoadFailure onRetry={() => void answer.refetch()} text={t('medicaid.failed')} />
  return <SkeletonCard lineCount={6} />
}
