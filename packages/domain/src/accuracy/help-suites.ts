import { likelihoodOfCase, type HelpCase } from '../programs/help-case'
import aidAndLawCases from '../programs/records/aid-and-law-resources.cases.json'
import financialCases from '../programs/records/financial-programs.cases.json'
import insuranceCases from '../programs/records/insurance-programs.cases.json'
import prescriptionCases from '../programs/records/prescription-programs.cases.json'
import rideAndLanguageCases from '../programs/records/ride-and-language-resources.cases.json'
import { accuracySuite, type AccuracySuite } from './accuracy-suite'

const CASES: Readonly<Record<string, readonly HelpCase[]>> = {
  'insurance-programs': insuranceCases,
  'prescription-programs': prescriptionCases,
  'financial-programs': financialCases,
  'ride-and-language-resources': rideAndLanguageCases,
  'aid-and-law-resources': aidAndLawCases,
}

/** People at the limits of every program and resource: how likely it is that they qualify. */
export const helpSuites: readonly AccuracySuite[] = Object.entries(CASES).map(([id, cases]) =>
  accuracySuite<HelpCase>({ id, cases, evaluate: likelihoodOfCase }),
)

export const EVERY_HELP_CASE: readonly HelpCase[] = Object.values(CASES).flat()
