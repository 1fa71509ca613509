import { updateProfile } from '@careway/contracts/profile/update-profile'
import { isUsState, type UsState } from '@careway/domain/vocabulary/us-state'
import { serve, type ServedEndpoint } from '../../http/endpoint-handler'
import { fault, refuse, refuseFields } from '../../http/refusal'
import type { ZipCodes } from '../../ports/zip-codes'
import { residenceChangeCheck, residenceFaults, stateOfResidence } from './place-of-residence'
import type { Profiles } from './profiles'
import { settleProfile } from './settle-profile'

const asUsState = (state: string | undefined): UsState | undefined => (state && isUsState(state) ? state : undefined)

const given = <T extends object>(body: T) =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined)) as Partial<T>

export const serveUpdateProfile = (profiles: Profiles, zipCodes: ZipCodes): ServedEndpoint =>
  serve(
    updateProfile,
    async ({ caller, input: { body } }) => {
      const { subscriptionTier, subscriptionStatus, ...answers } = body
      if (subscriptionTier !== undefined || subscriptionStatus !== undefined) throw refuse('tier_change_forbidden')
      const changes = given(answers)
      if (Object.keys(changes).length === 0) throw refuseFields([fault('body', 'emptyUpdate')])
      const found = await profiles.readDetails(caller.user.id)
      if (!found) throw refuse('profile_missing')

      const zipCode = changes.zipCode ?? found.details.zipCode
      const faults = residenceFaults(
        zipCodes,
        zipCode,
        changes.state ?? asUsState(stateOfResidence(zipCodes, zipCode, found.details.state)),
      )
      if (faults.length > 0) throw refuseFields(faults)
      const settled = settleProfile({ ...found.details, ...changes }, changes, zipCodes, found.details)
      if (settled.kind === 'faults') throw refuseFields(settled.faults)
      return profiles.write(caller.user.id, settled.details, undefined)
    },
    residenceChangeCheck(zipCodes),
  )
