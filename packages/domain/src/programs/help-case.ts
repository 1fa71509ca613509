import { completeHousehold, type HouseholdInput } from '../household/complete-household'
import { calendarDate } from '../kernel/calendar-date'
import type { Likelihood } from '../vocabulary/help-terms'
import { decideHelp } from './decide-help'
import type { AssistanceProgram, NationalResource, ProgramFacts } from './program'
import { EVERY_PROGRAM } from './records/every-program'
import { NATIONAL_RESOURCES } from './records/national-resources'

/** One person held against one record, as the case files write it. */
export interface HelpCase {
  readonly name: string
  /** The id of the record. */
  readonly program: string
  readonly asOf: string
  /** The facts without their day. A household may leave out what has a stated default. */
  readonly given: object
  readonly expect: string
  readonly source: string
}

export const EVERY_HELP: readonly (AssistanceProgram | NationalResource)[] = [...EVERY_PROGRAM, ...NATIONAL_RESOURCES]

const helpById = new Map(EVERY_HELP.map((each) => [each.id, each]))

type GivenFacts = Partial<Omit<ProgramFacts, 'asOf' | 'household'>> & { readonly household?: HouseholdInput }

export function factsOfCase({ given, asOf }: HelpCase): ProgramFacts {
  const { household, ...said }: GivenFacts = given
  return {
    circumstances: {},
    ...said,
    ...(household && { household: completeHousehold(household) }),
    asOf: calendarDate(asOf),
  }
}

/** @throws RangeError where no record has the id */
export function likelihoodOfCase(each: HelpCase): Likelihood {
  const record = helpById.get(each.program)
  if (!record) throw new RangeError(`No program or resource is called ${each.program}`)
  return decideHelp(record, factsOfCase(each)).likelihood
}
