import type { Profile } from '@careway/contracts/profile/profile'

/** The profile of a person, or nothing before there is one. */
export type ReadProfile = (userId: string) => Promise<Profile | undefined>
