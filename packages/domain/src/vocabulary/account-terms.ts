export const ROLES = ['user', 'admin', 'super_admin'] as const
export type Role = (typeof ROLES)[number]

export const SUBSCRIPTION_TIERS = ['free', 'premium'] as const
export type SubscriptionTier = (typeof SUBSCRIPTION_TIERS)[number]

/** Features that `PREMIUM_FEATURES` may put behind the premium tier. */
export const GATED_FEATURES = ['cost-comparison', 'crowdfunding'] as const
export type GatedFeature = (typeof GATED_FEATURES)[number]
