import type { PathwayType } from '../../vocabulary/care-pathway-terms'
import type { OptionBuilder } from '../options/offer'
import type { Person } from '../person'

/** An option with the place it takes on the screen. Best first. */
export interface Choice {
  readonly type: PathwayType
  readonly make: OptionBuilder
}

export type Menu = (person: Person) => readonly Choice[]

const as =
  (type: PathwayType) =>
  (...makers: readonly OptionBuilder[]): readonly Choice[] =>
    makers.map((make) => ({ type, make }))

export const primary = as('primary')
export const alternative = as('alternative')
export const specialist = as('specialist')
export const community = as('community')
export const emergency = as('emergency')

export const when = (condition: boolean, choices: readonly Choice[]): readonly Choice[] => (condition ? choices : [])
