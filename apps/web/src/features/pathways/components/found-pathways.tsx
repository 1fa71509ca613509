import type { Pathway } from '@careway/contracts/pathways/pathway'
import type { Profile } from '@careway/contracts/profile/profile'
import { isUrgent } from '../results/group-pathways'
import { ExpandSearch } from './expand-search'
import { NoPathways } from './no-pathways'
import type { PathwayActions } from './pathway-actions'
import { PathwayResults } from './pathway-results'
import { PathwayStats } from './pathway-stats'
import { UrgentGroup } from './urgent-group'
import './pathway-card.css'

export interface FoundPathwaysProps {
  readonly pathways: readonly Pathway[]
  readonly profile: Profile | null
  readonly actions: PathwayActions
  readonly isSetUp: boolean
  readonly onStart: () => void
}

/** An emergency first, then the figures, the search and the groups; or the way to begin. */
export function FoundPathways({ pathways, profile, actions, isSetUp, onStart }: FoundPathwaysProps) {
  const urgent = isUrgent(pathways, profile?.primaryHealthcareNeed)
  return (
    <>
      {urgent ? (
        <UrgentGroup pathways={pathways.filter((each) => each.pathwayType === 'emergency')} actions={actions} />
      ) : null}
      {pathways.length === 0 ? (
        <NoPathways isSetUp={isSetUp} onStart={onStart} />
      ) : (
        <>
          <PathwayStats pathways={pathways} zipCode={profile?.zipCode} />
          <PathwayResults pathways={pathways} actions={actions} isUrgent={urgent} />
        </>
      )}
      <ExpandSearch onDescribe={onStart} />
    </>
  )
}
