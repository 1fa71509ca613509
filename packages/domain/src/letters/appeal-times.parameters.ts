import { defineParameter } from '../kernel/dated-parameter'
import { cfr } from './cfr'
import type { ByPlan } from './letter-kinds'

const EMPLOYER = cfr(29, '2560.503-1', '(h)(3)(i)')
const MARKETPLACE = cfr(45, '147.136', '(b)(2) and (3)')

/** Days to appeal to the plan. Medicare's run from the date on the notice; 60 days after it is received, 5 for the mail. */
export const filingDays = defineParameter<ByPlan<number>>({
  id: 'appeal.filing-days',
  unit: 'days',
  values: [
    {
      from: '2018-01-01',
      value: {
        employer_self_funded: 180,
        employer_insured: 180,
        marketplace: 180,
        medicaid_managed_care: 60,
        medicare_advantage: 60,
        part_d: 60,
      },
    },
    {
      from: '2025-01-01',
      value: {
        employer_self_funded: 180,
        employer_insured: 180,
        marketplace: 180,
        medicaid_managed_care: 60,
        medicare_advantage: 65,
        part_d: 65,
      },
    },
  ],
  references: [
    EMPLOYER,
    MARKETPLACE,
    cfr(42, '438.402', '(c)(2)(ii)'),
    cfr(42, '422.582', '(b)'),
    cfr(42, '423.582', '(b)'),
  ],
})

export interface DecisionDays {
  /** Care not given yet. */
  readonly beforeCareDays: number
  /** Paying for care that was given. */
  readonly paymentDays: number
}

/** Days in which the plan must answer an appeal that is not urgent. */
export const decisionDays = defineParameter<ByPlan<DecisionDays>>({
  id: 'appeal.decision-days',
  unit: 'days',
  values: [
    {
      from: '2019-01-01',
      value: {
        employer_self_funded: { beforeCareDays: 30, paymentDays: 60 },
        employer_insured: { beforeCareDays: 30, paymentDays: 60 },
        marketplace: { beforeCareDays: 30, paymentDays: 60 },
        medicaid_managed_care: { beforeCareDays: 30, paymentDays: 30 },
        medicare_advantage: { beforeCareDays: 30, paymentDays: 60 },
        part_d: { beforeCareDays: 7, paymentDays: 14 },
      },
    },
  ],
  references: [
    cfr(29, '2560.503-1', '(i)(2)'),
    MARKETPLACE,
    cfr(42, '438.408', '(b)(2)'),
    cfr(42, '422.590', '(a) and (b)'),
    cfr(42, '423.590', '(a) and (b)'),
  ],
})

/** Hours in which the plan must answer an urgent appeal, the same for every kind of plan. */
export const urgentHours = defineParameter<number>({
  id: 'appeal.urgent-hours',
  unit: 'hours',
  values: [{ from: '2018-01-01', value: 72 }],
  references: [
    cfr(29, '2560.503-1', '(i)(2)(i)'),
    MARKETPLACE,
    cfr(42, '438.408', '(b)(3)'),
    cfr(42, '422.590', '(e)'),
    cfr(42, '423.590', '(d)'),
  ],
})

/** Months after the final denial in which to ask for an outside review. */
export const externalReviewMonths = defineParameter<number>({
  id: 'appeal.external-review-months',
  unit: 'months',
  values: [{ from: '2012-01-01', value: 4 }],
  references: [cfr(45, '147.136', '(c)(2)(vi) and (d)(2)(i)'), cfr(29, '2590.715-2719', '(d)(2)(i)')],
})

/** Days after the notice in which to ask that approved care goes on during the appeal. */
export const keepBenefitsDays = defineParameter<number>({
  id: 'appeal.keep-benefits-days',
  unit: 'days',
  values: [{ from: '2017-07-01', value: 10 }],
  references: [cfr(42, '438.420', '(a)')],
})

export interface HearingDays {
  readonly fewestDays: number
  readonly mostDays: number
}

/** Days after the plan's decision in which to ask for a state fair hearing. Each state sets its own within these. */
export const fairHearingDays = defineParameter<HearingDays>({
  id: 'appeal.fair-hearing-days',
  unit: 'days',
  values: [
    { from: '2017-07-01', value: { fewestDays: 120, mostDays: 120 } },
    { from: '2020-12-14', value: { fewestDays: 90, mostDays: 120 } },
  ],
  references: [
    cfr(42, '438.408', '(f)(2)'),
    {
      title: '85 FR 72754, Medicaid and CHIP managed care final rule',
      url: 'https://www.federalregister.gov/citation/85-FR-72754',
      asOf: '2020',
    },
  ],
})

/** Days after a drug plan's second no in which to ask the independent reviewer. */
export const drugReviewDays = defineParameter<number>({
  id: 'appeal.drug-review-days',
  unit: 'days',
  values: [
    { from: '2018-01-01', value: 60 },
    { from: '2025-01-01', value: 65 },
  ],
  references: [cfr(42, '423.600', '(a)')],
})

/** Days in which a plan answers a request for approval before care, where it is not urgent. */
export const authorizationDays = defineParameter<ByPlan<number>>({
  id: 'appeal.authorization-days',
  unit: 'days',
  values: [
    {
      from: '2018-01-01',
      value: {
        employer_self_funded: 15,
        employer_insured: 15,
        marketplace: 15,
        medicaid_managed_care: 14,
        medicare_advantage: 14,
        part_d: 3,
      },
    },
    {
      from: '2026-01-01',
      value: {
        employer_self_funded: 15,
        employer_insured: 15,
        marketplace: 15,
        medicaid_managed_care: 7,
        medicare_advantage: 7,
        part_d: 3,
      },
    },
  ],
  references: [
    cfr(29, '2560.503-1', '(f)(2)(iii)(A)'),
    MARKETPLACE,
    cfr(42, '438.210', '(d)(1)'),
    cfr(42, '422.568', '(b)(1)'),
    cfr(42, '423.568', '(b)'),
    {
      title: '89 FR 8758, CMS Interoperability and Prior Authorization final rule (CMS-0057-F)',
      url: 'https://www.federalregister.gov/citation/89-FR-8758',
      asOf: '2024',
    },
  ],
})

/** Hours in which a plan answers an urgent request for approval before care. */
export const urgentAuthorizationHours = defineParameter<ByPlan<number>>({
  id: 'appeal.urgent-authorization-hours',
  unit: 'hours',
  values: [
    {
      from: '2018-01-01',
      value: {
        employer_self_funded: 72,
        employer_insured: 72,
        marketplace: 72,
        medicaid_managed_care: 72,
        medicare_advantage: 72,
        part_d: 24,
      },
    },
  ],
  references: [
    cfr(29, '2560.503-1', '(f)(2)(i)'),
    MARKETPLACE,
    cfr(42, '438.210', '(d)(2)'),
    cfr(42, '422.572', '(a)'),
    cfr(42, '423.572', '(a)'),
  ],
})
