export const BOOKMARK_TYPES = ['resource', 'program', 'provider', 'plan'] as const
export type BookmarkType = (typeof BOOKMARK_TYPES)[number]

/** Where a saved thing stands. `chosen` is for plans: the one whose figures the product uses. */
export const BOOKMARK_STATUSES = ['saved', 'chosen', 'to_call', 'applied', 'approved', 'not_for_me'] as const
export type BookmarkStatus = (typeof BOOKMARK_STATUSES)[number]
