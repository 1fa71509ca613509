import type { NationalResource } from '../program'
import { AID_AND_LAW_RESOURCES } from './aid-and-law-resources'
import { RIDE_AND_LANGUAGE_RESOURCES } from './ride-and-language-resources'

/** Help that serves the whole country, or whole states. */
export const NATIONAL_RESOURCES: readonly NationalResource[] = [
  ...RIDE_AND_LANGUAGE_RESOURCES,
  ...AID_AND_LAW_RESOURCES,
]
