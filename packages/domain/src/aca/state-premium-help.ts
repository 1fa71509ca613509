import type { PlanYear } from '../vocabulary/health-plan-terms'
import type { UsState } from '../vocabulary/us-state'
import { byPlanYear } from './by-plan-year'
import { statePremiumHelp, type StatePremiumHelp } from './state-premium-help.parameters'

const helpByYear = byPlanYear(statePremiumHelp)

/** The state's own help for that plan year, if it has any. */
export const statePremiumHelpOf = (state: UsState, planYear: PlanYear): StatePremiumHelp | undefined =>
  helpByYear[planYear][state]

/** Whether the state's help may reach that income: true where its upper end is not sure. */
export const mayGetStateHelp = ({ toPercent }: StatePremiumHelp, fplPercent: number): boolean =>
  toPercent === undefined || fplPercent <= toPercent
