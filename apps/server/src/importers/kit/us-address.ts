import { isUsState } from '@careway/domain/vocabulary/us-state'
import type { ZipCodePlace, ZipCodes } from '../../ports/zip-codes'

const TERRITORIES = new Set(['AS', 'GU', 'MP', 'PR', 'VI'])

export type LocatedZip =
  | { readonly kind: 'located'; readonly zip: ZipCodePlace; readonly state: string }
  | { readonly kind: 'rejected'; readonly reason: string }

const rejected = (reason: string): LocatedZip => ({ kind: 'rejected', reason })

/** Where a row of a register is, by its ZIP (with or without the four digits behind) and the state beside it. */
export function createLocateZip(zipCodes: ZipCodes): (printedZip: string, printedState: string) => LocatedZip {
  const found = new Map<string, LocatedZip>()

  function locate(zipCode: string, state: string): LocatedZip {
    if (!isUsState(state) && !TERRITORIES.has(state)) return rejected(`"${state}" is not a state`)
    if (!/^\d{5}$/.test(zipCode)) return rejected(`"${zipCode}" is not a ZIP code`)
    const zip = zipCodes.find(zipCode)
    if (!zip) return rejected(`ZIP ${zipCode} is not known`)
    const isIn = zip.state === state || (isUsState(state) && zipCodes.isPlausibleState(zipCode, state))
    return isIn ? { kind: 'located', zip, state } : rejected(`ZIP ${zipCode} is not in ${state}`)
  }

  return (printedZip, printedState) => {
    const key = `${printedZip.slice(0, 5)}${printedState}`
    const before = found.get(key)
    if (before) return before
    const located = locate(printedZip.slice(0, 5), printedState.toUpperCase())
    if (located.kind === 'located') found.set(key, located)
    return located
  }
}
