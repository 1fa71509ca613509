import type { CoverageEstimate } from '@careway/contracts/coverage/coverage-answer'
import type { MyCoverage } from '@careway/contracts/coverage/my-coverage'
import type { Profile } from '@careway/contracts/profile/profile'
import { useMessages } from '../../../platform/language'
import { groupMembers } from '../results/group-members'
import { MemberCard } from './member-card'
import { HouseholdLink } from './ways'
import './household-section.css'

interface HouseholdSectionProps {
  readonly estimate: CoverageEstimate
  readonly coverage: Pick<MyCoverage, 'medicaid' | 'marketplace'>
  readonly profile: Profile
}

/** Who in my household gets what: one card for all who get the same. */
export function HouseholdSection({ estimate, coverage, profile }: HouseholdSectionProps) {
  const t = useMessages('insurance')
  return (
    <section className="stack" aria-labelledby="household-title" id="household">
      <div className="row row--between">
        <h2 id="household-title">{t('household.title')}</h2>
        <HouseholdLink>{t('household.edit')}</HouseholdLink>
      </div>
      <div className="household-grid">
        {groupMembers(estimate.members, profile).map(({ id, ...group }) => (
          <MemberCard key={id} {...group} coverage={coverage} />
        ))}
      </div>
    </section>
  )
}
