import type { AssistanceProgram } from '../program'
import { BASIC_HEALTH_PROGRAM } from './insurance/basic-health-program'
import { CLINICS } from './insurance/clinics'
import { JOB_AND_BILLS } from './insurance/job-and-bills'
import { LOW_INCOME_COVER } from './insurance/low-income-cover'
import { MEDICARE_HELP } from './insurance/medicare-help'
import { MEDICARE_SAVINGS_PROGRAMS } from './insurance/medicare-savings-programs'
import { SCREENING_AND_VACCINES } from './insurance/screening-and-vaccines'
import { SERVICE_AND_TRIBE } from './insurance/service-and-tribe'

/** Cover itself, help with its price, and care for people without enough of it. */
export const INSURANCE_PROGRAMS: readonly AssistanceProgram[] = [
  ...LOW_INCOME_COVER,
  BASIC_HEALTH_PROGRAM,
  ...MEDICARE_HELP,
  ...MEDICARE_SAVINGS_PROGRAMS,
  ...SERVICE_AND_TRIBE,
  ...JOB_AND_BILLS,
  ...SCREENING_AND_VACCINES,
  ...CLINICS,
]
