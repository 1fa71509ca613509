import { dollars } from '../kernel/cents'
import { cited } from './figure'

const cfr = (section: string) => `https://www.ecfr.gov/current/title-${section}`
const usc = (section: string) => `https://www.law.cornell.edu/uscode/text/${section}`

/** Deadlines and amounts of appeals, bills and rights, each from the law that sets it. */
export const RIGHT_FIGURES = {
  appealDays: cited(180, '29 CFR 2560.503-1(h)(3)(i); 45 CFR 147.136(b)', cfr('29/section-2560.503-1')),
  externalReviewMonths: cited(4, '45 CFR 147.136(d)(2)(i)', cfr('45/section-147.136')),
  externalReviewDays: cited(45, '45 CFR 147.136(c)(2)(xii)', cfr('45/section-147.136')),
  urgentHours: cited(72, '29 CFR 2560.503-1(i)(2)(i); 42 CFR 422.568, 438.210', cfr('29/section-2560.503-1')),
  fairHearingDays: cited(90, '42 CFR 431.221(d)', cfr('42/section-431.221')),
  medicaidPlanAppealDays: cited(60, '42 CFR 438.402(c)(2)(ii)', cfr('42/section-438.402')),
  keepBenefitsDays: cited(10, '42 CFR 431.231, 438.420', cfr('42/section-438.420')),
  medicareAppealDays: cited(120, '42 CFR 405.942', cfr('42/section-405.942')),
  advantageAppealDays: cited(65, '42 CFR 422.582(b), 423.582(b)', cfr('42/section-422.582')),
  priorAuthDays: cited(7, 'CMS-0057-F; 42 CFR 422.568(b)(1), 438.210(d)(1)', cfr('42/section-438.210')),
  drugExceptionHours: cited(72, '45 CFR 156.122(c)(1)', cfr('45/section-156.122')),
  urgentDrugHours: cited(24, '45 CFR 156.122(c)(2)', cfr('45/section-156.122')),
  continuityDays: cited(90, '42 U.S.C. 300gg-113', usc('42/300gg-113')),
  estimateGapCents: cited(dollars(400), '45 CFR 149.620(a)(2)', cfr('45/section-149.620')),
  estimateDisputeDays: cited(120, '45 CFR 149.620(c)(1)', cfr('45/section-149.620')),
  estimateFeeCents: cited(
    dollars(25),
    'CMS, Dispute a bill',
    'https://www.cms.gov/medical-bill-rights/help/dispute-a-bill',
  ),
  charityDays: cited(240, '26 CFR 1.501(r)-1(b)(3)', cfr('26/section-1.501(r)-1')),
  collectionWaitDays: cited(120, '26 CFR 1.501(r)-6(c)(3)', cfr('26/section-1.501(r)-6')),
  validationDays: cited(30, '15 U.S.C. 1692g(a), (b)', usc('15/1692g')),
  creditFloorCents: cited(
    dollars(500),
    'CFPB, Medical debt and credit reports',
    'https://www.consumerfinance.gov/consumer-tools/medical-debt/',
  ),
  recordDays: cited(30, '45 CFR 164.524(b)(2)', cfr('45/section-164.524')),
  civilRightsDays: cited(180, '45 CFR 80.7(b)', cfr('45/section-80.7')),
  leaveWeeks: cited(12, '29 U.S.C. 2612(a)(1)', usc('29/2612')),
  leaveEmployees: cited(50, '29 U.S.C. 2611(2)(B)', usc('29/2611')),
} as const
