import type { AssistanceProgram } from '../program'
import { COPAY_FOUNDATIONS } from './prescription/copay-foundations'
import { INSULIN_HELP } from './prescription/insulin-help'
import { MANUFACTURER_PROGRAMS } from './prescription/manufacturer-programs'
import { MEDICARE_DRUG_HELP } from './prescription/medicare-drug-help'
import { MEDICINE_FINDERS } from './prescription/medicine-finders'
import { STATE_DRUG_HELP } from './prescription/state-drug-help'

/** What helps to pay for medicine. */
export const PRESCRIPTION_PROGRAMS: readonly AssistanceProgram[] = [
  ...MEDICARE_DRUG_HELP,
  ...STATE_DRUG_HELP,
  ...INSULIN_HELP,
  ...MEDICINE_FINDERS,
  ...COPAY_FOUNDATIONS,
  ...MANUFACTURER_PROGRAMS,
]
