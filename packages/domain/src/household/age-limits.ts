/** Medicaid and CHIP count as children those below 19 (42 CFR 435.118, 457.320), as adults those up to 64 (435.119). */
export const CHILD_BELOW_AGE = 19
export const SENIOR_FROM_AGE = 65
