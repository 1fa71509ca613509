import { IMMIGRATION_STATUSES, type ImmigrationStatus } from '@careway/domain/vocabulary/coverage-terms'

/** What others call a status: short names, and those of public eligibility tools. */
const OTHER_NAMES: Readonly<Record<string, ImmigrationStatus>> = {
  us_citizen: 'citizen',
  us_national: 'citizen',
  lpr: 'lawful_permanent_resident',
  green_card: 'lawful_permanent_resident',
  legal_permanent_resident: 'lawful_permanent_resident',
  cuban_haitian: 'cuban_haitian_entrant',
  cofa: 'cofa_migrant',
  asylum: 'asylee',
  withholding: 'withholding_of_removal',
  deportation_withheld: 'withholding_of_removal',
  paroled: 'paroled_one_year',
  parolee: 'paroled_one_year',
  tps: 'temporary_protected_status',
  lawfully_present: 'other_lawfully_present',
  not_lawfully_present: 'undocumented',
}

/** Reads a status as written by others: in any case, with hyphens or spaces, or by another name. */
export function knownStatusName(value: unknown): unknown {
  if (typeof value !== 'string' || value.length > 60) return value
  const name = value
    .trim()
    .toLowerCase()
    .replaceAll(/[\s-]+/g, '_')
  const own = IMMIGRATION_STATUSES.find((status) => status === name)
  return own ?? (Object.hasOwn(OTHER_NAMES, name) ? OTHER_NAMES[name] : value)
}
