import type { MedicaidEligibility } from '@careway/contracts/insurance/medicaid-eligibility'
import type { MemberCoverage } from '@careway/domain/coverage/decide-coverage'
import { decidePrograms } from '@careway/domain/coverage/decide-coverage'
import { ruleDay } from '@careway/domain/coverage/rule-day'
import { yearOf, type CalendarDate } from '@careway/domain/kernel/calendar-date'
import { medicaidLimitFor, type MedicaidLimit } from '@careway/domain/medicaid/medicaid-limit'
import { stateMedicaidPrograms } from '@careway/domain/medicaid/state-medicaid-programs.parameters'
import { isPlanYear, type PlanYear } from '@careway/domain/vocabulary/health-plan-terms'
import { US_STATE_NAMES } from '@careway/domain/vocabulary/us-state'
import type { OfferedLocale } from '@careway/i18n/locales'
import type { CoverageParts } from './coverage-parts'
import { sayIn, wireMember } from './coverage-words'
import { householdOfProfile } from '@careway/contracts/coverage/household-of'
import { personOfCover } from './person-of-cover'

const hasMedicaid = ({ decision }: MemberCoverage) => decision.program === 'medicaid' || decision.program === 'chip'

/** Medicaid is decided by today's rules, whatever plan year the person shops for. */
const yearOfToday = (today: CalendarDate): PlanYear => {
  const year = yearOf(today)
  if (!isPlanYear(year)) throw new RangeError(`No rules for ${year}`)
  return year
}

/** A disability opens Medicaid by rules that income does not tell. */
const isOpenByDisability = ({ decision }: MemberCoverage): boolean =>
  decision.certainty === 'check' && decision.questions.includes('disability-medicaid')

function standingOf(self: MemberCoverage | undefined): MedicaidEligibility['standing'] {
  if (!self) return 'need_more_information'
  if (!hasMedicaid(self)) return isOpenByDisability(self) ? 'need_more_information' : 'unlikely'
  return self.decision.certainty === 'check' && self.decision.questions.length > 0 ? 'need_more_information' : 'likely'
}

/** The sentence for a standing. Within the limit and still unlikely, it is not the income that decides. */
function reasonKey(
  standing: MedicaidEligibility['standing'],
  magiCents: number,
  limit: MedicaidLimit | undefined,
): string {
  if (!limit) return 'no-group'
  if (standing !== 'unlikely') return standing
  if (magiCents <= limit.limitCents) return 'not-by-income'
  return limit.isCertain ? 'unlikely' : 'unlikely-check'
}

/** Whether Medicaid is likely for the person of the profile, and for whom else in the household. */
export async function medicaidStandingOf(
  parts: CoverageParts,
  userId: string,
  locale: OfferedLocale,
): Promise<MedicaidEligibility> {
  const { profile, place, today } = await personOfCover(parts, userId)
  const { state } = place
  const { name, phone, applyUrl } = stateMedicaidPrograms.on(today)[state]
  const planYear = yearOfToday(today)
  const say = sayIn(parts.messages, locale)
  const income = profile.estimatedAnnualIncome
  const household = householdOfProfile(profile, state, income ?? 0)
  const members = income === null ? [] : decidePrograms(household, planYear, ruleDay(planYear, today)).members
  const [self, ...others] = members
  const standing = standingOf(self)
  const wire = (member: MemberCoverage, index: number) =>
    wireMember(member, { age: household.members[index]!.age, state, today, planYear }, say)
  const limit = medicaidLimitFor(household.members[0]!, household, today)
  return {
    eligible: standing === 'likely',
    standing,
    reason: parts.messages.translateCode(
      locale,
      'coverage',
      `medicaid.${reasonKey(standing, household.magiCents, limit)}`,
      {
        program: name,
        state: US_STATE_NAMES[state],
        limitCents: limit?.limitCents ?? 0,
      },
    ),
    applicationUrl: applyUrl,
    program: { name, phone },
    state,
    incomeLimit: limit ? limit.limitCents / 100 : null,
    annualIncome: income,
    householdSize: household.size,
    member: self ? wire(self, 0) : null,
    others: others.flatMap((member, index) => (hasMedicaid(member) ? [wire(member, index + 1)] : [])),
  }
}
