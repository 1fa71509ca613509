/** Kinds of care route, in the order the screen groups them: primary is shown as "Recommended". */
export const PATHWAY_TYPES = ['primary', 'alternative', 'specialist', 'community', 'emergency'] as const
export type PathwayType = (typeof PATHWAY_TYPES)[number]

export const AVAILABILITIES = ['same_day', 'within_week', 'within_month', 'contact'] as const
export type Availability = (typeof AVAILABILITIES)[number]

export const PATHWAY_STATUSES = ['identified', 'pursuing', 'completed'] as const
export type PathwayStatus = (typeof PATHWAY_STATUSES)[number]

export const CARE_SETTINGS = ['in-person', 'remote', 'emergency'] as const
export type CareSetting = (typeof CARE_SETTINGS)[number]
