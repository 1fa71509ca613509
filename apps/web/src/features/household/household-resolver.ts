import { set, type FieldErrors, type Resolver } from 'react-hook-form'
import { fieldFaults, type FieldFault } from '@careway/contracts/kit/field-issue'
import { updateProfileBody } from '@careway/contracts/profile/update-profile'
import { householdBodyOf, type HouseholdValues } from './household-values'

/** Needed here, though a change of the profile may leave them out. */
const asked = updateProfileBody.required({ zipCode: true, householdSize: true })

/** What is wrong with the size beside the rest. A size that is no number has a fault of its own. */
const sizeFaults = (size: number | undefined, memberCount: number): readonly FieldFault[] =>
  size !== undefined && size < memberCount
    ? [{ field: 'householdSize', issue: 'householdSmallerThanMembers', params: {} }]
    : []

function faultsOf(values: HouseholdValues): readonly FieldFault[] {
  const body = householdBodyOf(values)
  const parsed = asked.safeParse(body)
  return [
    ...sizeFaults(body.householdSize, body.householdMembers.length),
    ...(parsed.success ? [] : fieldFaults(parsed.error.issues)),
  ]
}

/** Checks the whole household by the contract of the call; each fault lands at its own field, however deep. */
export const householdResolver: Resolver<HouseholdValues> = (values) => {
  const faults = faultsOf(values)
  if (faults.length === 0) return { values, errors: {} }
  const errors: FieldErrors<HouseholdValues> = {}
  for (const { field, issue } of faults) set(errors, field, { type: 'contract', message: issue })
  return { values: {}, errors }
}
