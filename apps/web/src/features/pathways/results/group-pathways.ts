import { PATHWAY_TYPES, type PathwayType } from '@careway/domain/vocabulary/care-pathway-terms'
import type { HealthcareNeed } from '@careway/domain/vocabulary/profile-choices'
import type { Pathway } from '@careway/contracts/pathways/pathway'

export interface PathwayGroup {
  readonly type: PathwayType
  readonly pathways: readonly Pathway[]
}

/** Recommended, alternative, specialist, community, emergency; groups without a pathway are left out. */
export const groupPathways = (pathways: readonly Pathway[]): readonly PathwayGroup[] =>
  PATHWAY_TYPES.map((type) => ({ type, pathways: pathways.filter((each) => each.pathwayType === type) })).filter(
    (group) => group.pathways.length > 0,
  )

/** True when emergency care comes before all else: it is the need, or the server put it first. */
export const isUrgent = (pathways: readonly Pathway[], need: HealthcareNeed | undefined): boolean =>
  need === 'emergency' || pathways[0]?.pathwayType === 'emergency'
