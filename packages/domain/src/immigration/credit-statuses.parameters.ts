import { defineParameter } from '../kernel/dated-parameter'
import { IMMIGRATION_STATUSES, type ImmigrationStatus } from '../vocabulary/coverage-terms'

/** Who may buy a marketplace plan, and who of them may have the tax credit and cost-sharing reductions. */
export interface CreditStatuses {
  readonly mayBuyPlan: ReadonlySet<ImmigrationStatus>
  readonly mayHaveCredit: ReadonlySet<ImmigrationStatus>
}

const allBut = (...statuses: readonly ImmigrationStatus[]): ReadonlySet<ImmigrationStatus> =>
  new Set(IMMIGRATION_STATUSES.filter((status) => !statuses.includes(status)))

const lawfullyPresent = allBut('daca', 'undocumented')
const withDaca = allBut('undocumented')
const from2027: ReadonlySet<ImmigrationStatus> = new Set([
  'citizen',
  'lawful_permanent_resident',
  'cuban_haitian_entrant',
  'cofa_migrant',
])

/** A citizen or national, or lawfully present. Recipients of DACA counted for ten months only. */
export const creditStatuses = defineParameter<CreditStatuses>({
  id: 'immigration.credit-statuses',
  unit: 'immigration statuses',
  values: [
    { from: '2014-01-01', value: { mayBuyPlan: lawfullyPresent, mayHaveCredit: lawfullyPresent } },
    { from: '2024-11-01', value: { mayBuyPlan: withDaca, mayHaveCredit: withDaca } },
    { from: '2025-08-25', value: { mayBuyPlan: lawfullyPresent, mayHaveCredit: lawfullyPresent } },
    { from: '2027-01-01', value: { mayBuyPlan: lawfullyPresent, mayHaveCredit: from2027 } },
  ],
  references: [
    {
      title: '26 U.S.C. 36B(e); Pub. L. 119-21, section 71301 (years after 2026)',
      url: 'https://www.congress.gov/bill/119th-congress/house-bill/1/text',
      asOf: '2027',
    },
    {
      title: '45 CFR 155.20, lawfully present; 90 FR 27074 (DACA, from August 25, 2025)',
      url: 'https://www.ecfr.gov/current/title-45/section-155.20',
      asOf: '2026',
    },
    {
      title: '89 FR 39392 (DACA, from November 1, 2024)',
      url: 'https://www.federalregister.gov/documents/2024/05/08/2024-09661/clarifying-the-eligibility-of-deferred-action-for-childhood-arrivals-daca-recipients-and-certain',
      asOf: '2024-11-01',
    },
  ],
})
