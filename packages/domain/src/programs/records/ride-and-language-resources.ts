import type { NationalResource } from '../program'

export const RIDE_AND_LANGUAGE_RESOURCES: readonly NationalResource[] = []
