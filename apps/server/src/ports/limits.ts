export type LimitName =
  | 'sign-in-address'
  | 'sign-in-account'
  | 'sign-in-account-day'
  | 'sign-up-address'
  | 'sign-up-account'
  | 'forgot-address'
  | 'forgot-account'
  | 'link'
  | 'verification'
  | 'password-change'
  | 'feedback'
  | 'analyze'
  | 'coverage'
  | 'plans'
  | 'directory'
  | 'bookmarks'
  | 'corrections'
  | 'assistant'
  | 'letters'

/** Counts tries in a window of time. */
export interface Limits {
  /** Counts one try; throws `Overload` with the seconds to wait when it is one too many. */
  take(name: LimitName, key: string): Promise<void>
  /** Takes one try back, after a success: only failures should count. */
  giveBack(name: LimitName, key: string): Promise<void>
  /** Forgets all tries of a key. */
  forget(name: LimitName, key: string): Promise<void>
}
