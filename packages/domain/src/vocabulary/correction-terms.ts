/** What somebody can say is wrong. */
export const CORRECTION_TARGETS = ['resource', 'program', 'provider'] as const
export type CorrectionTarget = (typeof CORRECTION_TARGETS)[number]

export const CORRECTION_STATUSES = ['new', 'checking', 'fixed', 'dismissed'] as const
export type CorrectionStatus = (typeof CORRECTION_STATUSES)[number]
