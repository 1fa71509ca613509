import type { Reason } from '../../kernel/decision'
import type { CarePathway, PlacesByRole } from '../care-pathway'
import type { OptionCode } from '../codes'
import type { Person } from '../person'

/** A care option made for one person, before it is given its rank and type. */
export interface Offer extends Omit<CarePathway, 'option' | 'type' | 'params'> {
  readonly option: OptionCode
  readonly params?: Reason['params']
}

export type OptionBuilder = (person: Person, places: PlacesByRole) => Offer
