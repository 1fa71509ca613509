import type { Profile } from '@careway/contracts/profile/profile'
import {
  EMPTY_PROFILE,
  profileBodyOf,
  valuesOfProfile,
  type ProfileValues,
} from '../../../widgets/profile-fields/profile-values'

/** What is on file, then what was typed before. */
export const startingValues = (profile: Profile | null, draft: unknown): ProfileValues => ({
  ...EMPTY_PROFILE,
  ...(profile && valuesOfProfile(profile)),
  ...(typeof draft === 'object' ? draft : null),
})

/**
 * The whole profile with the quick answers in it. The quick form does not ask for the state: it stays as it is on file
 * while the ZIP code does, and otherwise follows from the new one.
 */
export function quickProfileBody(values: ProfileValues, profile: Profile | null, completedAt?: Date) {
  const isSamePlace = profile?.zipCode === values.zipCode
  return profileBodyOf({ ...values, state: isSamePlace ? values.state : '' }, completedAt)
}
