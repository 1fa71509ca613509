import { call211 } from '../options/community'
import { call911, crisis988, emergencyRoom, hospitalFinancialAssistance, poisonHelp } from '../options/emergency'
import { healthCenterVisit } from '../options/health-center'
import { nurseLine } from '../options/quick-care'
import { coverageOption } from '../options/coverage'
import { isUninsured } from '../options/health-center'
import { violenceHotline } from '../options/violence'
import { isAbout, mayHaveLowIncome } from '../person'
import { ownDoctor } from './basics'
import { alternative, community, emergency, primary, when, type Menu } from './choice'

/** 911 stands first and alone; everything else is for when it turns out not to be needed, or for after. */
export const emergencyMenu: Menu = (person) => [
  ...primary(call911),
  ...(person.danger === 'crisis' ? emergency(crisis988, emergencyRoom) : emergency(emergencyRoom, crisis988)),
  ...when(isAbout(person, 'violence'), alternative(violenceHotline)),
  ...alternative(poisonHelp),
  ...when(!isUninsured(person), alternative(nurseLine, ownDoctor(person))),
  ...community(hospitalFinancialAssistance, healthCenterVisit),
  ...when(person.coverageRoute !== undefined, community(coverageOption(person.coverageRoute ?? 'income-unknown'))),
  ...when(mayHaveLowIncome(person), community(call211)),
]
