import type { CoverageEstimate } from '@careway/contracts/coverage/coverage-answer'
import type { MyCoverage } from '@careway/contracts/coverage/my-coverage'
import type { Profile } from '@careway/contracts/profile/profile'
import { useMessages } from '../../../platform/language'
import { MemberCard } from './member-card'
import { HouseholdLink } from './ways'
import './household-section.css'

interface HouseholdSectionProps {
  readonly estimate: CoverageEstimate
  readonly coverage: Pick<MyCoverage, 'medicaid' | 'marketplace'>
  readonly profile: Profile
}

/** Each answer with whose it is: the household's own words, where both lists are of the same people. */
function peopleOf(estimate: CoverageEstimate, { householdMembers }: Profile) {
  const areSame = householdMembers.length === estimate.members.length
  return estimate.members.map((member, index) => {
    const alone = index === 0 ? ('self' as const) : undefined
    return {
      id: `person-${index}`,
      member,
      position: index + 1,
      relationship: areSame ? householdMembers[index]?.relationship : alone,
    }
  })
}

/** Who in my household gets what: one card a person. */
export function HouseholdSection({ estimate, coverage, profile }: HouseholdSectionProps) {
  const t = useMessages('insurance')
  return (
    <section className="stack" aria-labelledby="household-title" id="household">
      <div className="row row--between">
        <h2 id="household-title">{t('household.title')}</h2>
        <HouseholdLink>{t('household.edit')}</HouseholdLink>
      </div>
      <div className="household-grid">
        {peopleOf(estimate, profile).map(({ id, ...person }) => (
          <MemberCard key={id} {...person} coverage={coverage} />
        ))}
      </div>
    </section>
  )
}
