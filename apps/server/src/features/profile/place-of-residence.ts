import { z } from 'zod'
import type { FieldFault } from '@careway/contracts/kit/field-issue'
import { isUsState, US_STATE_NAMES, type UsState } from '@careway/domain/vocabulary/us-state'
import type { BodyCheck } from '../../calls/endpoint-handler'
import { fault } from '../../calls/refusal'
import type { ZipCodes } from '../../ports/zip-codes'

const nameOf = (state: string) => (isUsState(state) ? US_STATE_NAMES[state] : state)

/** What is wrong with a ZIP code and the state said with it. */
export function residenceFaults(
  zipCodes: ZipCodes,
  zipCode: string,
  state: UsState | undefined,
): readonly FieldFault[] {
  const place = zipCodes.find(zipCode)
  if (!place) return [fault('zipCode', 'zipCodeUnknown')]
  // Military and territory ZIP codes lie in no state: there the person says which state's rules are theirs.
  if (!isUsState(place.state)) return state ? [] : [fault('state', 'state')]
  if (!state || zipCodes.isPlausibleState(zipCode, state)) return []
  return [fault('state', 'stateZipMismatch', { state: nameOf(place.state) })]
}

/** The state said, where it can be true; else the ZIP code's own. */
export function stateOfResidence(zipCodes: ZipCodes, zipCode: string, said: string | undefined): string {
  const own = zipCodes.find(zipCode)?.state
  if (!said || !isUsState(said)) return own ?? ''
  return own === undefined || !isUsState(own) || zipCodes.isPlausibleState(zipCode, said) ? said : own
}

const residence = z.object({ zipCode: z.string().regex(/^\d{5}$/), state: z.unknown() })

/** Looks only at a ZIP code and a state that are well formed: the shape has said the rest. */
export const residenceCheck =
  (zipCodes: ZipCodes): BodyCheck =>
  (body) => {
    const given = residence.safeParse(body)
    if (!given.success) return []
    const { zipCode, state } = given.data
    return residenceFaults(zipCodes, zipCode, typeof state === 'string' && isUsState(state) ? state : undefined)
  }

/** The same for a change: a state that is not named stays as it was, and is looked at with the profile. */
export const residenceChangeCheck = (zipCodes: ZipCodes): BodyCheck => {
  const check = residenceCheck(zipCodes)
  return (body) => {
    const namesState = z.object({ state: z.string() }).safeParse(body).success
    return check(body).filter(({ field }) => field === 'zipCode' || namesState)
  }
}
