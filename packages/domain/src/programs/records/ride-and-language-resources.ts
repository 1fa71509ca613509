import type { NationalResource } from '../program'
import { CRISIS_LINES } from './rides-and-language/crisis-lines'
import { INTERPRETERS } from './rides-and-language/interpreters'
import { LANGUAGE_AIDS } from './rides-and-language/language-aids'
import { RIDES_TO_CARE } from './rides-and-language/rides-to-care'
import { TRAVEL_AND_LODGING } from './rides-and-language/travel-and-lodging'

export const RIDE_AND_LANGUAGE_RESOURCES: readonly NationalResource[] = [
  ...RIDES_TO_CARE,
  ...TRAVEL_AND_LODGING,
  ...INTERPRETERS,
  ...LANGUAGE_AIDS,
  ...CRISIS_LINES,
]
