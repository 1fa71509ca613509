import type { AssistanceProgram } from '../program'
import { CASH_PROGRAMS } from './financial/cash'
import { FOOD_AND_BILL_PROGRAMS } from './financial/food-and-bills'
import { HOSPITAL_BILL_PROGRAMS } from './financial/hospital-bills'
import { ILLNESS_GRANT_PROGRAMS } from './financial/illness-grants'

/** Help with money: bills, grants for an illness, food, energy, cash. */
export const FINANCIAL_PROGRAMS: readonly AssistanceProgram[] = [
  ...HOSPITAL_BILL_PROGRAMS,
  ...ILLNESS_GRANT_PROGRAMS,
  ...FOOD_AND_BILL_PROGRAMS,
  ...CASH_PROGRAMS,
]
