import { useQuery } from '@tanstack/react-query'
import { getProfile } from '@careway/contracts/profile/get-profile'
import type { Profile } from '@careway/contracts/profile/profile'
import { call, CallError } from './call'
import { queryKeys } from './query-keys'

/** The profile, or null before there is one. */
export const useProfile = (isEnabled: boolean) =>
  useQuery<Profile | null>({
    queryKey: queryKeys.profile,
    enabled: isEnabled,
    queryFn: async ({ signal }) => {
      try {
        return await call(getProfile, {}, signal)
      } catch (error) {
        if (error instanceof CallError && error.problem?.code === 'profile_missing') return null
        throw error
      }
    },
  })

/** When its finishing time, the main need and the ZIP code are all there. */
export const isProfileComplete = (profile: Profile | null | undefined): boolean =>
  Boolean(profile?.profileCompletedAt && profile.primaryHealthcareNeed && profile.zipCode)
