import { updateProfile } from '@careway/contracts/profile/update-profile'
import { isUsState, type UsState } from '@careway/domain/vocabulary/us-state'
import { serve, type ServedEndpoint } from '../../calls/endpoint-handler'
import { fault, refuse, refuseFields } from '../../calls/refusal'
import type { ZipCodes } from '../../ports/zip-codes'
import { residenceChangeCheck, residenceFaults, stateOfResidence } from './place-of-residence'
import type { ProfileDetails } from './profile-details'
import type { Profiles } from './profiles'
import { settleProfile, type ProfileChanges } from './settle-profile'

const asUsState = (state: string | undefined): UsState | undefined => (state && isUsState(state) ? state : undefined)

/** What was said, and what was taken back as undefined. */
const given = (body: object): ProfileChanges =>
  Object.fromEntries(
    Object.entries(body).flatMap(([name, value]) => (value === undefined ? [] : [[name, value ?? undefined]])),
  )

/** What is wrong with the place once the change is in it. */
function changedResidenceFaults(zipCodes: ZipCodes, before: ProfileDetails, changes: ProfileChanges) {
  const zipCode = changes.zipCode ?? before.zipCode
  const state = changes.state ?? asUsState(stateOfResidence(zipCodes, zipCode, before.state))
  return residenceFaults(zipCodes, zipCode, state)
}

export const serveUpdateProfile = (profiles: Profiles, zipCodes: ZipCodes): ServedEndpoint =>
  serve(
    updateProfile,
    async ({ caller, input: { body } }) => {
      const { subscriptionTier, subscriptionStatus, ...answers } = body
      if (subscriptionTier !== undefined || subscriptionStatus !== undefined) throw refuse('tier_change_forbidden')
      const changes = given(answers)
      if (Object.keys(changes).length === 0) throw refuseFields([fault('body', 'emptyUpdate')])
      return profiles.change(caller.user.id, (before) => {
        if (!before) throw refuse('profile_missing')
        const faults = changedResidenceFaults(zipCodes, before, changes)
        if (faults.length > 0) throw refuseFields(faults)
        const settled = settleProfile({ ...before, ...changes }, changes, zipCodes, before)
        if (settled.kind === 'faults') throw refuseFields(settled.faults)
        return { details: settled.details }
      })
    },
    residenceChangeCheck(zipCodes),
  )
