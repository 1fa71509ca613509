import { profileBodyOf } from '../../../widgets/profile-fields/profile-values'
import { accountBodyOf, type SignUpValues } from './sign-up-values'

/** The two calls of the last step. Each rejects when it is refused. */
export interface SetupCalls {
  signUp(body: ReturnType<typeof accountBodyOf>): Promise<unknown>
  saveProfile(body: ReturnType<typeof profileBodyOf>): Promise<unknown>
}

export type SetupOutcome =
  { readonly kind: 'done' } | { readonly kind: 'account-failed' | 'profile-failed'; readonly error: unknown }

/**
 * Makes the account, then writes its profile. Once the account stands, sending again only writes the profile: nobody
 * is signed up twice because of a ZIP code.
 */
export function createSetup(calls: SetupCalls): (values: SignUpValues, now: Date) => Promise<SetupOutcome> {
  let hasAccount = false
  return async (values, now) => {
    try {
      if (!hasAccount) await calls.signUp(accountBodyOf(values))
    } catch (error) {
      return { kind: 'account-failed', error }
    }
    hasAccount = true
    try {
      await calls.saveProfile(profileBodyOf(values, now))
    } catch (error) {
      return { kind: 'profile-failed', error }
    }
    return { kind: 'done' }
  }
}
