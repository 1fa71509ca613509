/** What a place on file is, whichever source it came from. The order is stored: append only. */
export const PROVIDER_KINDS = [
  'acute_hospital',
  'critical_access_hospital',
  'rural_emergency_hospital',
  'childrens_hospital',
  'psychiatric_hospital',
  'veterans_hospital',
  'military_hospital',
  'long_term_hospital',
  'health_center',
] as const

export type ProviderKind = (typeof PROVIDER_KINDS)[number]
