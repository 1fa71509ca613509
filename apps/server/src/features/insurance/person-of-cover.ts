import type { Profile } from '@careway/contracts/profile/profile'
import { coverageYearOf } from '@careway/domain/aca/coverage-year'
import { decidePrograms, type HouseholdPrograms } from '@careway/domain/coverage/decide-coverage'
import { ruleDay } from '@careway/domain/coverage/rule-day'
import { yearOf, type CalendarDate } from '@careway/domain/kernel/calendar-date'
import { isPlanYear, type PlanYear } from '@careway/domain/vocabulary/health-plan-terms'
import { isUsState } from '@careway/domain/vocabulary/us-state'
import { fault, refuse, refuseFields } from '../../calls/refusal'
import type { County } from '../../ports/zip-codes'
import type { CoverageParts } from './coverage-parts'
import { todayOf } from './estimate'
import { householdOfProfile } from '@careway/contracts/coverage/household-of'
import { placeOfCover, type PlaceOfCover } from './place-of-cover'

/** The plan years a person can look at today: this one, and from open enrollment on the next. */
export function planYearsOn(today: CalendarDate): readonly PlanYear[] {
  const years = [yearOf(today), coverageYearOf(today)].filter(isPlanYear)
  return [...new Set(years)]
}

/** The year asked for, or the one people sign up for today. A year without rules is refused. */
export function planYearOf(today: CalendarDate, asked: number | undefined): PlanYear {
  const year = asked ?? coverageYearOf(today)
  if (!isPlanYear(year)) throw refuseFields([fault('year', 'planYear')])
  return year
}

/** What a profile says of where and for whom cover is sought. */
export interface PersonOfCover {
  readonly profile: Profile
  readonly place: PlaceOfCover
  /** Everywhere the ZIP code lies, in the state of the profile. */
  readonly counties: readonly County[]
  readonly today: CalendarDate
}

/** Reads the profile; what is missing for any answer at all is refused by the specified code. */
export async function personOfCover(parts: CoverageParts, userId: string, countyFips?: string): Promise<PersonOfCover> {
  const profile = await parts.readProfile(userId)
  if (!profile) throw refuse('requiresProfile')
  if (!profile.zipCode) throw refuse('requiresLocation')
  if (!isUsState(profile.state)) throw refuse('invalidLocation')
  const { state, zipCode } = profile
  const everywhere = placeOfCover(parts.zipCodes, { state, zipCode })
  if (everywhere.kind === 'faults') throw refuse('invalidLocation')
  const fips = countyFips ?? profile.countyFips ?? undefined
  const named = fips === undefined ? everywhere : placeOfCover(parts.zipCodes, { state, zipCode, countyFips: fips })
  if (named.kind === 'faults') throw refuseFields(named.faults)
  return { profile, place: named.place, counties: everywhere.place.counties, today: todayOf(parts) }
}

/** Who gets what in that year; undefined while the income is not known. */
export function programsOf(
  { profile, place, today }: PersonOfCover,
  planYear: PlanYear,
): HouseholdPrograms | undefined {
  if (profile.estimatedAnnualIncome === null) return undefined
  const household = householdOfProfile(profile, place.state, profile.estimatedAnnualIncome)
  return decidePrograms(household, planYear, ruleDay(planYear, today))
}
