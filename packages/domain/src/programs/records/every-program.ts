import type { AssistanceProgram } from '../program'
import { FINANCIAL_PROGRAMS } from './financial-programs'
import { INSURANCE_PROGRAMS } from './insurance-programs'
import { PRESCRIPTION_PROGRAMS } from './prescription-programs'

export const EVERY_PROGRAM: readonly AssistanceProgram[] = [
  ...INSURANCE_PROGRAMS,
  ...PRESCRIPTION_PROGRAMS,
  ...FINANCIAL_PROGRAMS,
]
