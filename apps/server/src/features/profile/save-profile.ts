import { saveProfile } from '@careway/contracts/profile/save-profile'
import { serve, type ServedEndpoint } from '../../calls/endpoint-handler'
import { refuseFields } from '../../calls/refusal'
import type { ZipCodes } from '../../ports/zip-codes'
import { residenceCheck } from './place-of-residence'
import type { Profiles } from './profiles'
import { settleProfile } from './settle-profile'

/** What the forms that write a profile whole do not know of. */
const KEPT = { householdMembers: [], incomeParts: [], countyFips: undefined, circumstances: {} }

export const serveSaveProfile = (profiles: Profiles, zipCodes: ZipCodes): ServedEndpoint =>
  serve(
    saveProfile,
    async ({ caller, input: { body } }) => {
      const { completedAt, ...answers } = body
      const finishedAt = completedAt === undefined ? undefined : new Date(completedAt)
      return profiles.change(caller.user.id, (before) => {
        const { householdMembers, incomeParts, countyFips, circumstances } = before ?? KEPT
        const all = {
          ...answers,
          householdMembers: answers.householdMembers ?? householdMembers,
          incomeParts: answers.incomeParts ?? incomeParts,
          countyFips: answers.countyFips ?? countyFips,
          circumstances: answers.circumstances ?? circumstances,
        }
        const settled = settleProfile(all, answers, zipCodes, before)
        if (settled.kind === 'faults') throw refuseFields(settled.faults)
        return { details: settled.details, completedAt: finishedAt }
      })
    },
    residenceCheck(zipCodes),
  )
