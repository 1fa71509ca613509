import { INCOME_MAXIMUM_DOLLARS } from '@careway/contracts/coverage/household-fields'
import type { FieldFault } from '@careway/contracts/kit/field-issue'
import type { ProfileAnswers } from '@careway/contracts/profile/profile'
import { yearlyIncomeDollars } from '@careway/contracts/profile/yearly-income'
import { fault } from '../../calls/refusal'
import type { ZipCodes } from '../../ports/zip-codes'
import { householdFaults } from './household-faults'
import { stateOfResidence } from './place-of-residence'
import type { ProfileDetails } from './profile-details'

export type ProfileChanges = Partial<ProfileAnswers>

export type Settled =
  | { readonly kind: 'settled'; readonly details: ProfileDetails }
  | { readonly kind: 'faults'; readonly faults: readonly FieldFault[] }

/** The person's age is told in two places. The one that was just said holds for both; the list, where both were. */
function withAgesInStep(details: ProfileDetails, changes: ProfileChanges): ProfileDetails {
  const [person, ...others] = details.householdMembers
  if (!person || person.age === details.age) return details
  if (changes.householdMembers) return { ...details, age: person.age }
  return { ...details, householdMembers: [{ ...person, age: details.age }, ...others] }
}

/** An income that was added up is that sum. One that was said by itself since then, or taken back, leaves the sum behind. */
function withIncomeInStep(details: ProfileDetails, changes: ProfileChanges, before?: ProfileDetails): ProfileDetails {
  if (changes.incomeParts?.length)
    return { ...details, estimatedAnnualIncome: yearlyIncomeDollars(details.incomeParts) }
  const isSaid = 'estimatedAnnualIncome' in changes && !changes.incomeParts
  const isOther = isSaid && changes.estimatedAnnualIncome !== before?.estimatedAnnualIncome
  return isOther ? { ...details, incomeParts: [] } : details
}

/** Each part may be plausible and their sum not, such as a year's pay told as an hour's. */
const incomeFaults = ({ incomeParts = [] }: ProfileChanges): readonly FieldFault[] =>
  yearlyIncomeDollars(incomeParts) > INCOME_MAXIMUM_DOLLARS ? [fault('incomeParts', 'range')] : []

/** The county follows the ZIP code and the state; one that was just said, and does not belong, is a fault. */
function countyFaults(details: ProfileDetails, changes: ProfileChanges, zipCodes: ZipCodes): readonly FieldFault[] {
  const { countyFips } = changes
  if (countyFips === undefined) return []
  if (!zipCodes.isCountyOf(details.zipCode, countyFips)) return [fault('countyFips', 'countyNotInZip')]
  return zipCodes.findCounty(countyFips)?.state === details.state ? [] : [fault('countyFips', 'countyUnknown')]
}

function withoutStrayCounty({ countyFips, ...details }: ProfileDetails, zipCodes: ZipCodes): ProfileDetails {
  if (countyFips === undefined || !zipCodes.isCountyOf(details.zipCode, countyFips)) return details
  return zipCodes.findCounty(countyFips)?.state === details.state ? { ...details, countyFips } : details
}

/** The state said; else the one of a county that was just said; else the one on file, where it can still be true. */
function settledState(changes: ProfileChanges, all: ProfileAnswers, zipCodes: ZipCodes): string {
  const { state, countyFips } = changes
  const county =
    countyFips && zipCodes.isCountyOf(all.zipCode, countyFips) ? zipCodes.findCounty(countyFips) : undefined
  return stateOfResidence(zipCodes, all.zipCode, state ?? county?.state ?? all.state)
}

/**
 * The whole profile after a change, with everything that hangs together in step, or what is wrong with it.
 * @param all what is on file with the changes in it
 * @param changes what was just said
 */
export function settleProfile(
  all: ProfileAnswers | ProfileDetails,
  changes: ProfileChanges,
  zipCodes: ZipCodes,
  before?: ProfileDetails,
): Settled {
  const state = settledState(changes, all as ProfileAnswers, zipCodes)
  const details: ProfileDetails = { ...all, state }
  const faults = [...householdFaults(details), ...incomeFaults(changes), ...countyFaults(details, changes, zipCodes)]
  if (faults.length > 0) return { kind: 'faults', faults }
  const inStep = withIncomeInStep(withAgesInStep(details, changes), changes, before)
  return { kind: 'settled', details: withoutStrayCounty(inStep, zipCodes) }
}
