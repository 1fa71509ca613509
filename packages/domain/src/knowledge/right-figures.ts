import { dollars } from '../kernel/cents'
import type { Citation } from '../kernel/decision'
import {
  authorizationDays,
  externalReviewMonths,
  filingDays,
  keepBenefitsDays,
  urgentHours,
} from '../letters/appeal-times.parameters'
import { debtDisputeDays, estimateDisputeDays, hospitalWaitDays, recordsDays } from '../letters/bill-times.parameters'
import { cited, fromParameter } from './figure'

const cfr = (section: string) => `https://www.ecfr.gov/current/title-${section}`
const usc = (section: string) => `https://www.law.cornell.edu/uscode/text/${section}`

const law = (title: string, url: string): Citation => ({ title, url, asOf: '2026' })
const itself = (value: number) => value

/** Deadlines and amounts of appeals, bills and rights, each from the law that sets it. */
export const RIGHT_FIGURES = {
  appealDays: fromParameter(
    filingDays,
    ({ marketplace }) => marketplace,
    law('29 CFR 2560.503-1(h)(3)(i); 45 CFR 147.136(b)', cfr('29/section-2560.503-1')),
  ),
  externalReviewMonths: fromParameter(
    externalReviewMonths,
    itself,
    law('45 CFR 147.136(d)(2)(i)', cfr('45/section-147.136')),
  ),
  externalReviewDays: cited(45, '45 CFR 147.136(c)(2)(xii)', cfr('45/section-147.136')),
  urgentHours: fromParameter(
    urgentHours,
    itself,
    law('29 CFR 2560.503-1(i)(2)(i); 42 CFR 422.568, 438.210', cfr('29/section-2560.503-1')),
  ),
  fairHearingDays: cited(90, '42 CFR 431.221(d)', cfr('42/section-431.221')),
  medicaidPlanAppealDays: fromParameter(
    filingDays,
    (days) => days.medicaid_managed_care,
    law('42 CFR 438.402(c)(2)(ii)', cfr('42/section-438.402')),
  ),
  keepBenefitsDays: fromParameter(keepBenefitsDays, itself, law('42 CFR 431.231, 438.420', cfr('42/section-438.420'))),
  medicareAppealDays: cited(120, '42 CFR 405.942', cfr('42/section-405.942')),
  advantageAppealDays: fromParameter(
    filingDays,
    (days) => days.medicare_advantage,
    law('42 CFR 422.582(b), 423.582(b)', cfr('42/section-422.582')),
  ),
  priorAuthDays: fromParameter(
    authorizationDays,
    (days) => days.medicare_advantage,
    law('CMS-0057-F; 42 CFR 422.568(b)(1), 438.210(d)(1)', cfr('42/section-438.210')),
  ),
  drugExceptionHours: cited(72, '45 CFR 156.122(c)(1)', cfr('45/section-156.122')),
  urgentDrugHours: cited(24, '45 CFR 156.122(c)(2)', cfr('45/section-156.122')),
  continuityDays: cited(90, '42 U.S.C. 300gg-113', usc('42/300gg-113')),
  estimateGapCents: cited(dollars(400), '45 CFR 149.620(a)(2)', cfr('45/section-149.620')),
  estimateDisputeDays: fromParameter(
    estimateDisputeDays,
    itself,
    law('45 CFR 149.620(c)(1)', cfr('45/section-149.620')),
  ),
  estimateFeeCents: cited(
    dollars(25),
    'CMS, Dispute a bill',
    'https://www.cms.gov/medical-bill-rights/help/dispute-a-bill',
  ),
  charityDays: cited(240, '26 CFR 1.501(r)-1(b)(3)', cfr('26/section-1.501(r)-1')),
  collectionWaitDays: fromParameter(
    hospitalWaitDays,
    itself,
    law('26 CFR 1.501(r)-6(c)(3)', cfr('26/section-1.501(r)-6')),
  ),
  validationDays: fromParameter(debtDisputeDays, itself, law('15 U.S.C. 1692g(a), (b)', usc('15/1692g'))),
  creditFloorCents: cited(
    dollars(500),
    'CFPB, Medical debt and credit reports',
    'https://www.consumerfinance.gov/consumer-tools/medical-debt/',
  ),
  recordDays: fromParameter(recordsDays, itself, law('45 CFR 164.524(b)(2)', cfr('45/section-164.524'))),
  civilRightsDays: cited(180, '45 CFR 80.7(b)', cfr('45/section-80.7')),
  leaveWeeks: cited(12, '29 U.S.C. 2612(a)(1)', usc('29/2612')),
  leaveEmployees: cited(50, '29 U.S.C. 2611(2)(B)', usc('29/2611')),
  publicChargeRule: cited(
    '2022-12-23',
    '87 FR 55472; 8 CFR 212.20 to 212.23',
    'https://www.ecfr.gov/current/title-8/section-212.21',
  ),
} as const
