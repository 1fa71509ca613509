import type { AssistanceProgram } from '../../program'
import { FREE_ALL_YEAR, USES_INSULIN } from './prescription-basics'

export const INSULIN_HELP: readonly AssistanceProgram[] = [
  {
    ...FREE_ALL_YEAR,
    id: 'lilly-insulin',
    type: 'prescription',
    name: 'Lilly Insulin Value Program',
    organization: 'Eli Lilly and Company',
    contact: { phone: '8338081234', website: 'https://www.insulinaffordability.com' },
    cost: 'low-cost',
    conditions: [{ kind: 'cover', anyOf: ['private', 'uninsured'] }, USES_INSULIN],
    value: 'hundreds-a-year',
    coverage: ['prescriptions', 'copays'],
    benefits: 3,
    steps: 3,
    documents: 1,
    verification: 'verified',
    sources: [
      {
        title: 'Eli Lilly and Company, Lilly Insulin Value Program: commercial insurance or none; no federal program',
        url: 'https://www.insulinaffordability.com',
        asOf: '2026',
      },
      {
        title: '42 U.S.C. 1320a-7b(b): no payments toward medicine that a federal health program covers',
        url: 'https://www.law.cornell.edu/uscode/text/42/1320a-7b',
        asOf: '2026',
      },
    ],
  },
  {
    ...FREE_ALL_YEAR,
    id: 'getinsulin',
    type: 'prescription',
    name: 'GetInsulin.org',
    organization: 'Beyond Type 1 and American Diabetes Association',
    contact: { phone: '8003422383', website: 'https://getinsulin.org' },
    conditions: [USES_INSULIN],
    value: 'advice',
    coverage: ['advice', 'prescriptions'],
    benefits: 3,
    steps: 4,
    documents: 0,
    verification: 'partly',
    sources: [
      { title: 'Beyond Type 1, GetInsulin.org', url: 'https://getinsulin.org' },
      { title: 'American Diabetes Association, Center for Information', url: 'https://diabetes.org' },
    ],
  },
]
