import { stateMedicaidPrograms } from '../../medicaid/state-medicaid-programs.parameters'
import { incomeAtFplPercent } from '../../poverty/federal-poverty-level'
import { US_STATE_NAMES } from '../../vocabulary/us-state'
import type { Person } from '../person'

export const limitCents = ({ facts, asOf }: Person, percent: number) =>
  incomeAtFplPercent(percent, facts.householdSize, facts.state, asOf)

export const stateName = ({ facts }: Person) => US_STATE_NAMES[facts.state]

export const stateProgram = ({ facts, asOf }: Person) => stateMedicaidPrograms.on(asOf)[facts.state]
