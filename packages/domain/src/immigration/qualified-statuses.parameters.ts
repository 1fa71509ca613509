import { defineParameter } from '../kernel/dated-parameter'
import type { ImmigrationStatus } from '../vocabulary/coverage-terms'

/** Statuses for which Medicaid and CHIP pay in full, apart from the states' option for children and pregnancy. */
export interface QualifiedStatuses {
  readonly qualified: ReadonlySet<ImmigrationStatus>
  /** Of these, the ones that wait five years from the day they were given. */
  readonly wait: ReadonlySet<ImmigrationStatus>
}

export const qualifiedStatuses = defineParameter<QualifiedStatuses>({
  id: 'immigration.qualified-statuses',
  unit: 'immigration statuses',
  values: [
    {
      from: '2020-12-27',
      value: {
        qualified: new Set<ImmigrationStatus>([
          'citizen',
          'lawful_permanent_resident',
          'cuban_haitian_entrant',
          'cofa_migrant',
          'refugee',
          'asylee',
          'withholding_of_removal',
          'conditional_entrant',
          'paroled_one_year',
          'trafficking_victim',
          'battered_noncitizen',
        ]),
        wait: new Set<ImmigrationStatus>(['lawful_permanent_resident', 'paroled_one_year', 'battered_noncitizen']),
      },
    },
    {
      from: '2026-10-01',
      value: {
        qualified: new Set<ImmigrationStatus>([
          'citizen',
          'lawful_permanent_resident',
          'cuban_haitian_entrant',
          'cofa_migrant',
        ]),
        wait: new Set<ImmigrationStatus>(['lawful_permanent_resident']),
      },
    },
  ],
  references: [
    {
      title: '8 U.S.C. 1613 and 1641; 42 U.S.C. 1396b(v)(5) (Pub. L. 119-21, section 71109, from October 1, 2026)',
      url: 'https://www.law.cornell.edu/uscode/text/8/1641',
      asOf: '2026',
    },
  ],
})

/** The wait for Medicaid and CHIP after a qualified status was given. */
export const fiveYearWaitYears = defineParameter<number>({
  id: 'immigration.five-year-wait',
  unit: 'years',
  values: [{ from: '1996-08-22', value: 5 }],
  references: [{ title: '8 U.S.C. 1613(a)', url: 'https://www.law.cornell.edu/uscode/text/8/1613', asOf: '2026' }],
})
