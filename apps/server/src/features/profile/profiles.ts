import type { Profile } from '@careway/contracts/profile/profile'
import type { Clock } from '../../ports/clock'
import type { Seal } from '../../ports/seal'
import { presentProfile, profileDetails, SEALED_COLUMN, type ProfileDetails, type ProfileRow } from './profile-details'
import type { ProfileRepository } from './profile.repository'

/** Profiles as their owners know them: opened when read, sealed when written. */
export interface Profiles {
  read(userId: string): Promise<Profile | null>
  readDetails(userId: string): Promise<{ readonly details: ProfileDetails; readonly row: ProfileRow } | null>
  write(userId: string, details: ProfileDetails, completedAt: Date | undefined): Promise<Profile>
}

export function createProfiles(parts: {
  readonly repository: ProfileRepository
  readonly seal: Seal
  readonly clock: Clock
}): Profiles {
  const { repository, seal, clock } = parts
  const placeOf = (userId: string) => ({ column: SEALED_COLUMN, userId })

  const readDetails: Profiles['readDetails'] = async (userId) => {
    const row = await repository.find(userId)
    if (!row) return null
    return { row, details: profileDetails.parse(JSON.parse(seal.open(row.sealedDetails, placeOf(userId)))) }
  }
  return {
    readDetails,
    read: async (userId) => {
      const found = await readDetails(userId)
      return found && presentProfile(found.row, found.details)
    },
    write: async (userId, details, completedAt) => {
      // What could not be read again is never written.
      const sealedDetails = seal.seal(JSON.stringify(profileDetails.parse(details)), placeOf(userId))
      const row = await repository.save({ userId, sealedDetails, completedAt, now: clock() })
      return presentProfile(row, details)
    },
  }
}
