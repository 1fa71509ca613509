import { getProfile } from '@careway/contracts/profile/get-profile'
import { serve, type ServedEndpoint } from '../../calls/endpoint-handler'
import { refuse } from '../../calls/refusal'
import type { ZipCodes } from '../../ports/zip-codes'
import type { Profiles } from './profiles'
import { serveSaveProfile } from './save-profile'
import { serveUpdateProfile } from './update-profile'

export const profileEndpoints = (profiles: Profiles, zipCodes: ZipCodes): readonly ServedEndpoint[] => [
  serve(getProfile, async ({ caller }) => {
    const profile = await profiles.read(caller.user.id)
    if (!profile) throw refuse('profile_missing')
    return profile
  }),
  serveSaveProfile(profiles, zipCodes),
  serveUpdateProfile(profiles, zipCodes),
]
