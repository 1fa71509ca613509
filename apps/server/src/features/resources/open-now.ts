import { setImmediate as others } from 'node:timers/promises'
import type { Resource } from '@careway/contracts/resources/resource'
import type { ResourceSchedule } from '@careway/domain/directory/resource-facts'
import { openState, type OpenState } from '@careway/domain/opening-hours/open-state'
import { timeZoneOf } from '@careway/domain/opening-hours/time-zone-of'
import type { ZipCodes } from '../../ports/zip-codes'

/** What hours hang on: the rules, and where the clock hangs. */
export interface PlaceWithHours {
  readonly state: string | null
  readonly zipCode: string | null
  readonly schedules: readonly ResourceSchedule[]
}

/** A clock that never changes, where a directory prints hours from UTC and no place is known. IANA turns the sign. */
function fixedZone(schedules: readonly ResourceSchedule[]): string | undefined {
  const hours = schedules.find(({ timeZoneOffsetHours }) => timeZoneOffsetHours !== undefined)?.timeZoneOffsetHours
  if (hours === undefined || !Number.isInteger(hours) || Math.abs(hours) > 12) return undefined
  return `Etc/GMT${hours <= 0 ? '+' : '-'}${Math.abs(hours)}`
}

export function zoneOfPlace({ state, zipCode, schedules }: PlaceWithHours, zipCodes: ZipCodes): string | undefined {
  const countyFips = zipCode ? zipCodes.find(zipCode)?.countyFips : undefined
  return timeZoneOf({ state: state ?? undefined, zipCode: zipCode ?? undefined, countyFips }) ?? fixedZone(schedules)
}

export const presentOpenState = (
  { state, until, holiday }: OpenState,
  timeZone: string | undefined,
): Resource['openNow'] => ({
  state,
  until: until ?? null,
  timeZone: timeZone ?? null,
  holiday: holiday ?? null,
})

export const isOpen = ({ state }: Pick<OpenState, 'state'>): boolean =>
  state === 'open' || state === 'closes-soon' || state === 'always-open'

/** Tells of many places whether they are open; the same hours in the same zone are worked out once. */
export function createOpenTest(zipCodes: ZipCodes, instant: Date): (place: PlaceWithHours) => boolean {
  const known = new Map<string, boolean>()
  return (place) => {
    if (place.schedules.length === 0) return false
    const timeZone = zoneOfPlace(place, zipCodes)
    const key = `${timeZone} ${JSON.stringify(place.schedules)}`
    const answer = known.get(key) ?? isOpen(openState(place.schedules, timeZone, instant))
    known.set(key, answer)
    return answer
  }
}

const AT_ONE_GO = 500

/** Those that pass. Tens of thousands of hours take a second or two: in between, others have their turn. */
export async function keepPassing<Each>(all: readonly Each[], passes: (each: Each) => boolean): Promise<Each[]> {
  const kept: Each[] = []
  for (let at = 0; at < all.length; at += AT_ONE_GO) {
    if (at > 0) await others()
    kept.push(...all.slice(at, at + AT_ONE_GO).filter(passes))
  }
  return kept
}
