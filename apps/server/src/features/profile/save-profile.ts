import { saveProfile } from '@careway/contracts/profile/save-profile'
import { serve, type ServedEndpoint } from '../../http/endpoint-handler'
import type { ZipCodes } from '../../ports/zip-codes'
import { residenceCheck, stateOfResidence } from './place-of-residence'
import { withState } from './profile-details'
import type { Profiles } from './profiles'

export const serveSaveProfile = (profiles: Profiles, zipCodes: ZipCodes): ServedEndpoint =>
  serve(
    saveProfile,
    ({ caller, input: { body } }) => {
      const { completedAt, ...answers } = body
      const details = withState(answers, stateOfResidence(zipCodes, answers.zipCode, answers.state))
      return profiles.write(caller.user.id, details, completedAt === undefined ? undefined : new Date(completedAt))
    },
    residenceCheck(zipCodes),
  )
