import type { Profile } from '@careway/contracts/profile/profile'
import type { Clock } from '../../ports/clock'
import type { Seal } from '../../ports/seal'
import { presentProfile, profileDetails, SEALED_COLUMN, type ProfileDetails, type ProfileRow } from './profile-details'
import type { ProfileRepository } from './profile.repository'

export interface ProfileChange {
  readonly details: ProfileDetails
  readonly completedAt?: Date | undefined
}

/** Profiles as their owners know them: opened when read, sealed when written. */
export interface Profiles {
  read(userId: string): Promise<Profile | null>
  /** Writes what is decided from what is on file; no other change comes between. A refusal leaves all as it was. */
  change(userId: string, decide: (before: ProfileDetails | undefined) => ProfileChange): Promise<Profile>
}

export function createProfiles(parts: {
  readonly repository: ProfileRepository
  readonly seal: Seal
  readonly clock: Clock
}): Profiles {
  const { repository, seal, clock } = parts
  const placeOf = (userId: string) => ({ column: SEALED_COLUMN, userId })
  const open = ({ userId, sealedDetails }: ProfileRow): ProfileDetails =>
    profileDetails.parse(JSON.parse(seal.open(sealedDetails, placeOf(userId))))

  return {
    read: async (userId) => {
      const row = await repository.find(userId)
      return row ? presentProfile(row, open(row)) : null
    },
    change: async (userId, decide) => {
      const row = await repository.change(userId, (before) => {
        const { details, completedAt } = decide(before && open(before))
        // What could not be read again is never written.
        const sealedDetails = seal.seal(JSON.stringify(profileDetails.parse(details)), placeOf(userId))
        return { sealedDetails, completedAt, now: clock() }
      })
      return presentProfile(row, open(row))
    },
  }
}
