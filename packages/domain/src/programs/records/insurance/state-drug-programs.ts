import type { Citation } from '../../../kernel/decision'
import { dollars } from '../../../kernel/cents'
import type { UsState } from '../../../vocabulary/us-state'
import type { HelpContact, ProgramCondition } from '../../program'

/** A state pharmaceutical assistance program: what helps pay for medicine beside Medicare in the state. */
export interface StateDrugProgram extends HelpContact {
  readonly name: string
  /** All must hold, beside living in the state. */
  readonly conditions: readonly ProgramCondition[]
  readonly source: Citation
}

const AGE_65: ProgramCondition = { kind: 'age', from: 65 }
const MEDICARE: ProgramCondition = { kind: 'has-medicare' }
const AGE_65_OR_DISABLED: ProgramCondition = { kind: 'any-of', ways: [AGE_65, { kind: 'disabled' }] }
const VARIES: ProgramCondition = { kind: 'discretion', code: 'varies-by-state' }

export const SPAP_BY_STATE: Readonly<Partial<Record<UsState, StateDrugProgram>>> = {
  CO: {
    name: 'Bridging the Gap Colorado',
    conditions: [MEDICARE, { kind: 'circumstance', anyOf: ['hiv'] }, VARIES],
    source: { title: 'Colorado Department of Public Health and Environment, State Drug Assistance Program' },
  },
  DE: {
    name: 'Delaware Prescription Assistance Program (DPAP)',
    conditions: [AGE_65_OR_DISABLED, VARIES],
    source: { title: '16 Delaware Code, chapter 30B, Delaware Prescription Drug Payment Assistance Program' },
  },
  ME: {
    name: 'Low Cost Drugs for the Elderly and Disabled (DEL)',
    website: 'https://www.maine.gov/dhhs/oms/pharmacy-program',
    conditions: [{ kind: 'any-of', ways: [{ kind: 'age', from: 62 }, { kind: 'disabled' }] }, VARIES],
    source: { title: '22 Maine Revised Statutes, section 254-D, Elderly low-cost drug program' },
  },
  MD: {
    name: 'Senior Prescription Drug Assistance Program (SPDAP)',
    website: 'https://marylandspdap.com',
    conditions: [MEDICARE, { kind: 'income-at-most', percentOfPoverty: 300 }, VARIES],
    source: { title: 'Maryland Code, Health-General, section 15-1001', asOf: '2024' },
  },
  MA: {
    name: 'Prescription Advantage',
    phone: '8002434636',
    website: 'https://www.prescriptionadvantagema.org',
    conditions: [
      {
        kind: 'any-of',
        ways: [
          {
            kind: 'all-of',
            ways: [AGE_65, MEDICARE, { kind: 'income-at-most', percentOfPoverty: 500, isGuide: true }],
          },
          {
            kind: 'all-of',
            ways: [AGE_65, { kind: 'cover', anyOf: ['uninsured', 'private', 'other'], isGuide: true }],
          },
          {
            kind: 'all-of',
            ways: [{ kind: 'disabled' }, { kind: 'income-at-most', percentOfPoverty: 188, isGuide: true }],
          },
        ],
      },
    ],
    source: { title: 'Massachusetts General Laws, chapter 19A, section 39; Prescription Advantage, Eligibility' },
  },
  MT: {
    name: 'Big Sky Rx',
    conditions: [MEDICARE, VARIES],
    source: { title: 'Montana Department of Public Health and Human Services, Big Sky Rx' },
  },
  NJ: {
    name: 'PAAD and Senior Gold',
    phone: '8007929745',
    website: 'https://www.nj.gov/humanservices/doas/services/l-p/paad/',
    conditions: [
      AGE_65_OR_DISABLED,
      { kind: 'income-at-most', annualCents: [dollars(64_943), dollars(72_390)], isGuide: true },
    ],
    source: {
      title: 'New Jersey Department of Human Services, PAAD; N.J.A.C. 10:167B-6.2 (Senior Gold: $10,000 above PAAD)',
      url: 'https://www.nj.gov/humanservices/doas/services/l-p/paad/',
      asOf: '2026',
    },
  },
  NY: {
    name: 'EPIC (Elderly Pharmaceutical Insurance Coverage)',
    phone: '8003323742',
    website: 'https://www.health.ny.gov/health_care/epic/',
    conditions: [AGE_65, { kind: 'income-at-most', annualCents: [dollars(75_000), dollars(100_000)] }],
    source: {
      title: 'New York State Department of Health, EPIC',
      url: 'https://www.health.ny.gov/health_care/epic/',
      asOf: '2026',
    },
  },
  PA: {
    name: 'PACE and PACENET (Pharmaceutical Assistance Contract for the Elderly)',
    phone: '8002257223',
    website: 'https://www.pa.gov/services/aging/apply-for-the-pharmaceutical-assistance-contract-for-the-elderly',
    conditions: [AGE_65, { kind: 'income-at-most', annualCents: [dollars(33_500), dollars(41_500)] }],
    source: {
      title: 'Pennsylvania Department of Aging, PACE and PACENET; Act 94 of 2021',
      url: 'https://www.pa.gov/services/aging/apply-for-the-pharmaceutical-assistance-contract-for-the-elderly',
      asOf: '2026',
    },
  },
  RI: {
    name: 'Rhode Island Pharmaceutical Assistance to the Elderly (RIPAE)',
    conditions: [AGE_65_OR_DISABLED, VARIES],
    source: { title: 'Rhode Island General Laws, chapter 42-66.2, Pharmaceutical Assistance to the Elderly Act' },
  },
  TX: {
    name: 'Texas Kidney Health Care Program',
    conditions: [{ kind: 'circumstance', anyOf: ['dialysis_or_transplant'] }, VARIES],
    source: { title: 'Texas Health and Safety Code, chapter 42, Kidney Health Care' },
  },
  VT: {
    name: 'VPharm',
    phone: '8002508427',
    conditions: [MEDICARE, { kind: 'income-at-most', percentOfPoverty: 225, isGuide: true }],
    source: { title: '33 Vermont Statutes Annotated, section 2073, VPharm assistance program' },
  },
  WI: {
    name: 'SeniorCare',
    phone: '8006572038',
    website: 'https://www.dhs.wisconsin.gov/seniorcare/index.htm',
    conditions: [AGE_65, VARIES],
    source: {
      title: 'Wisconsin Department of Health Services, SeniorCare; Wisconsin Statutes, section 49.688',
      url: 'https://www.dhs.wisconsin.gov/seniorcare/index.htm',
      asOf: '2026',
    },
  },
}
