import type { FieldErrors } from 'react-hook-form'
import type { HouseholdValues } from './household-values'

const isFault = (value: object): boolean => 'message' in value && 'type' in value

function pathsIn(errors: object, path: string): string[] {
  return Object.entries(errors).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value !== 'object' || value === null) return []
    const here = path ? `${path}.${name}` : name
    return isFault(value) ? [here] : pathsIn(value, here)
  })
}

const ORDER = [
  'zipCode',
  'countyFips',
  'householdMembers',
  'householdSize',
  'incomeMode',
  'estimatedAnnualIncome',
  'incomeParts',
]

/** The fields with a fault, in the order of the screen. */
export const faultPaths = (errors: FieldErrors<HouseholdValues>): readonly string[] =>
  pathsIn(errors, '').sort((a, b) => ORDER.indexOf(a.split('.')[0]!) - ORDER.indexOf(b.split('.')[0]!))
