import type { Pathway } from '@careway/contracts/pathways/pathway'
import { isFree } from '../../../widgets/pathway/cost-text'
import { ofType, TYPE_FILTERS, type TypeFilter } from './filter-pathways'

export interface PathwayCounts {
  readonly total: number
  readonly recommended: number
  readonly free: number
  readonly pursuing: number
}

/** The four figures above the list. */
export const countPathways = (pathways: readonly Pathway[]): PathwayCounts => ({
  total: pathways.length,
  recommended: pathways.filter((each) => each.pathwayType === 'primary').length,
  free: pathways.filter((each) => isFree(each.copayRange)).length,
  pursuing: pathways.filter((each) => each.status === 'pursuing').length,
})

/** How many each filter would show. */
export const countByType = (pathways: readonly Pathway[]): readonly { type: TypeFilter; count: number }[] =>
  TYPE_FILTERS.map((type) => ({ type, count: ofType(pathways, type).length }))
