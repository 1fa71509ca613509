import { householdOfProfile, memberOf } from '@careway/contracts/coverage/household-of'
import type { Profile } from '@careway/contracts/profile/profile'
import { coverageYearOf } from '@careway/domain/aca/coverage-year'
import { decidePrograms } from '@careway/domain/coverage/decide-coverage'
import { ruleDay } from '@careway/domain/coverage/rule-day'
import type { CalendarDate } from '@careway/domain/kernel/calendar-date'
import { rulesDayAt } from '@careway/domain/kernel/rules-day'
import { dollars } from '@careway/domain/kernel/cents'
import type { ProgramFacts } from '@careway/domain/programs/program'
import { programFactsOf } from '@careway/domain/programs/program-facts'
import { isPlanYear } from '@careway/domain/vocabulary/health-plan-terms'
import { isUsState, type UsState } from '@careway/domain/vocabulary/us-state'
import { refuse } from '../../calls/refusal'
import type { ReadHelpFacts } from '../../ports/help'
import type { ZipCodes } from '../../ports/zip-codes'
import type { HelpFactsParts } from './programs-parts'

const asState = (text: string | undefined): UsState | undefined => (text && isUsState(text) ? text : undefined)

function stateOfZip(zipCodes: ZipCodes, zipCode: string): UsState | undefined {
  const place = zipCodes.find(zipCode)
  if (!place) throw refuse('unknown_zip_code')
  return asState(place.state)
}

/** What the rules of cover say of each member; nothing where the income, the state or the year's rules are missing. */
function coverageOf(profile: Profile, state: UsState | undefined, today: CalendarDate): ProgramFacts['coverage'] {
  const planYear = coverageYearOf(today)
  if (!state || profile.estimatedAnnualIncome === null || !isPlanYear(planYear)) return undefined
  const household = householdOfProfile(profile, state, profile.estimatedAnnualIncome)
  return decidePrograms(household, planYear, ruleDay(planYear, today)).members.map(({ decision }) => decision)
}

function factsOfProfile(profile: Profile, state: UsState | undefined, today: CalendarDate): ProgramFacts {
  const { age, gender, insuranceStatus, chronicConditions, householdSize, circumstances } = profile
  const income = profile.estimatedAnnualIncome
  const coverage = coverageOf(profile, state, today)
  return programFactsOf({
    asOf: today,
    state,
    age,
    gender,
    insuranceStatus,
    chronicConditions,
    hasTransportation: profile.transportationAccess,
    annualIncomeCents: income === null ? undefined : dollars(income),
    householdSize,
    members: profile.householdMembers.map(memberOf),
    circumstances,
    ...(coverage && { coverage }),
  })
}

export const createReadHelpFacts =
  ({ readProfile, zipCodes, clock }: HelpFactsParts): ReadHelpFacts =>
  async ({ userId, zipCode }) => {
    const today = rulesDayAt(clock())
    const asked = zipCode === undefined ? undefined : stateOfZip(zipCodes, zipCode)
    const profile = userId === undefined ? undefined : await readProfile(userId)
    if (!profile) return programFactsOf({ asOf: today, state: asked })
    return factsOfProfile(profile, zipCode === undefined ? asState(profile.state) : asked, today)
  }
