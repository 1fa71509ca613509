import { z } from 'zod'
import { profile, profileAnswers, type Profile } from '@careway/contracts/profile/profile'

/** What is sealed: the answers, with the state settled. */
export const profileDetails = profileAnswers.extend({ state: z.string() })
export type ProfileDetails = z.output<typeof profileDetails>

/** The row around the sealed answers. */
export interface ProfileRow {
  readonly id: string
  readonly userId: string
  readonly sealedDetails: Uint8Array
  readonly profileCompletedAt: Date | null
  readonly completedAt: Date | null
  readonly createdAt: Date
  readonly updatedAt: Date
}

export const SEALED_COLUMN = 'user_profiles.sealed_details'

const instantOf = (date: Date | null) => date?.toISOString() ?? null

export const presentProfile = ({ sealedDetails: _sealed, ...row }: ProfileRow, details: ProfileDetails): Profile =>
  profile.parse({
    ...details,
    financialSituation: details.financialSituation ?? null,
    estimatedAnnualIncome: details.estimatedAnnualIncome ?? null,
    countyFips: details.countyFips ?? null,
    id: row.id,
    userId: row.userId,
    profileCompletedAt: instantOf(row.profileCompletedAt),
    completedAt: instantOf(row.completedAt),
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  })
