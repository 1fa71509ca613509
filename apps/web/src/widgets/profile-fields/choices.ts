import { LANGUAGE_PREFERENCES } from '@careway/domain/vocabulary/language-preference'
import {
  CHRONIC_CONDITIONS,
  FINANCIAL_SITUATIONS,
  GENDERS,
  HEALTHCARE_NEEDS,
  INSURANCE_STATUSES,
  URGENCIES,
} from '@careway/domain/vocabulary/profile-choices'
import { US_STATES, US_STATE_NAMES } from '@careway/domain/vocabulary/us-state'
import { useCodeMessages } from '../../platform/language'

const LISTS = {
  gender: GENDERS,
  language: LANGUAGE_PREFERENCES,
  insuranceStatus: INSURANCE_STATUSES,
  financialSituation: FINANCIAL_SITUATIONS,
  need: HEALTHCARE_NEEDS,
  condition: CHRONIC_CONDITIONS,
  urgency: URGENCIES,
} as const

export type ChoiceList = keyof typeof LISTS

/** The options of a closed list, in the reader's words. */
export function useChoices(list: ChoiceList): { value: string; label: string }[] {
  const common = useCodeMessages('common')
  return LISTS[list].map((value) => ({ value, label: common(`choices.${list}.${value}`) }))
}

export const STATE_OPTIONS = US_STATES.map((code) => ({ value: code, label: `${US_STATE_NAMES[code]} (${code})` }))
