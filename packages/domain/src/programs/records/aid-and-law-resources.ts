import type { NationalResource } from '../program'

export const AID_AND_LAW_RESOURCES: readonly NationalResource[] = []
