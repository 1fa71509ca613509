import type { NationalResource } from '../program'
import { COMMUNITY_AID } from './aid-and-law/community-aid'
import { COMPLAINTS_AND_APPEALS } from './aid-and-law/complaints-and-appeals'
import { LEGAL_AID } from './aid-and-law/legal-aid'

/** Aid with food and bills, and help with one's rights. */
export const AID_AND_LAW_RESOURCES: readonly NationalResource[] = [
  ...COMMUNITY_AID,
  ...LEGAL_AID,
  ...COMPLAINTS_AND_APPEALS,
]
