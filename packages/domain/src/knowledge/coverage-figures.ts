import { outOfPocketLimits } from '../aca/out-of-pocket-limits.parameters'
import { enrollmentWindow, type EnrollmentWindow } from '../marketplace/enrollment-window'
import { specialEnrollments, type LifeEvent } from '../marketplace/special-enrollment.parameters'
import { workRequirement } from '../medicaid/work-requirement.parameters'
import {
  medicareAge,
  medicareInsulinCap,
  partBCoinsurance,
  partDOutOfPocketCap,
} from '../medicare/medicare-costs.parameters'
import { initialEnrollmentMonths, partBLatePenaltyShare } from '../medicare/medicare-eligibility.parameters'
import {
  medicareChangePeriod,
  medicareWinterPeriod,
  periodOn,
  type DatedPeriod,
  type YearlyPeriod,
} from '../medicare/medicare-periods'
import { hsaContributionLimits } from '../plan-comparison/hsa.parameters'
import { cited, fromParameter, type Figure } from './figure'

const daysAfter = (event: LifeEvent): Figure =>
  fromParameter(specialEnrollments, (events) => {
    const { daysAfter: days } = events[event]
    if (days === undefined) throw new RangeError(`${event} has no last day`)
    return days
  })

/** The window of HealthCare.gov, which Texas uses. */
const federalWindow = (read: (window: EnrollmentWindow) => string): Figure => ({
  on: (asOf) => read(enrollmentWindow('TX', asOf)),
  citations: [
    {
      title: 'HealthCare.gov, Dates and deadlines',
      url: 'https://www.healthcare.gov/quick-guide/dates-and-deadlines/',
      asOf: '2027 plan year',
    },
  ],
})

const ofPeriod = (period: YearlyPeriod, day: keyof DatedPeriod): Figure => ({
  on: (asOf) => periodOn(period, asOf)[day],
  citations: period.citations,
})

const law119 = 'https://www.congress.gov/119/plaws/publ21/PLAW-119publ21.pdf'

/** Figures of coverage. Most are read from the rules themselves. */
export const COVERAGE_FIGURES = {
  outOfPocketSelfCents: fromParameter(outOfPocketLimits, ({ selfCents }) => selfCents),
  outOfPocketFamilyCents: fromParameter(outOfPocketLimits, ({ familyCents }) => familyCents),
  hsaSelfCents: fromParameter(hsaContributionLimits, ({ selfCents }) => selfCents),
  hsaFamilyCents: fromParameter(hsaContributionLimits, ({ familyCents }) => familyCents),
  lifeEventDays: daysAfter('lost-cover'),
  lostMedicaidDays: daysAfter('lost-medicaid'),
  openEnrollmentOpens: federalWindow(({ opensOn }) => opensOn),
  openEnrollmentCloses: federalWindow(({ closesOn }) => closesOn),
  openEnrollmentForJanuary: federalWindow(({ lastDayForJanuary }) => lastDayForJanuary),
  workRuleStarts: fromParameter(workRequirement, ({ startsOn }) => startsOn),
  workRuleHours: fromParameter(workRequirement, ({ hours }) => hours),
  medicareAge: fromParameter(medicareAge, (years) => years),
  medicareMonthsBefore: fromParameter(initialEnrollmentMonths, ({ before }) => before),
  medicareMonthsAfter: fromParameter(initialEnrollmentMonths, ({ after }) => after),
  partBCoinsurance: fromParameter(partBCoinsurance, (share) => share),
  partBLateShare: fromParameter(partBLatePenaltyShare, (share) => share),
  partDCapCents: fromParameter(partDOutOfPocketCap, (cents) => cents),
  insulinCapCents: fromParameter(medicareInsulinCap, (cents) => cents),
  parentPlanAge: cited(26, '45 CFR 147.120', 'https://www.ecfr.gov/current/title-45/section-147.120'),
  cobraMonths: cited(18, '29 U.S.C. 1162(2)(A)', 'https://www.law.cornell.edu/uscode/text/29/1162'),
  cobraShare: cited(1.02, '29 U.S.C. 1162(3)', 'https://www.law.cornell.edu/uscode/text/29/1162'),
  cobraElectionDays: cited(60, '29 U.S.C. 1165(a)(1)', 'https://www.law.cornell.edu/uscode/text/29/1165'),
  cobraEmployees: cited(20, '29 U.S.C. 1161(b)', 'https://www.law.cornell.edu/uscode/text/29/1161'),
  medicaidReinstateDays: cited(90, '42 CFR 435.916', 'https://www.ecfr.gov/current/title-42/section-435.916'),
  medicaidStatusRule: cited('2026-10-01', 'Pub. L. 119-21, section 71109', law119),
  creditStatusRule: cited('2027-01-01', 'Pub. L. 119-21, section 71301', law119),
  cobraPaymentDays: cited(45, '29 U.S.C. 1162(3)', 'https://www.law.cornell.edu/uscode/text/29/1162'),
  extraCreditEnded: cited('2025-12-31', '26 U.S.C. 36B(c)(1)(E)', 'https://www.law.cornell.edu/uscode/text/26/36B'),
  workRuleChildAge: cited(13, 'Pub. L. 119-21, section 71119', law119),
  workRuleNoticeDays: cited(30, 'Pub. L. 119-21, section 71119', law119),
  partBSpecialMonths: cited(
    8,
    '42 CFR 407.20(c); 42 U.S.C. 1395p(i)(3)',
    'https://www.ecfr.gov/current/title-42/section-407.20',
  ),
  medicareSmallEmployer: cited(20, '42 U.S.C. 1395y(b)(1)(A)(ii)', 'https://www.law.cornell.edu/uscode/text/42/1395y'),
  disabilityAnswerLow: cited(
    6,
    'SSA, How long does it take to get a decision after I apply for disability benefits?',
    'https://www.ssa.gov/faqs/en/questions/KA-01801.html',
  ),
  disabilityAnswerHigh: cited(
    8,
    'SSA, How long does it take to get a decision after I apply for disability benefits?',
    'https://www.ssa.gov/faqs/en/questions/KA-01801.html',
  ),
  ssdiWaitMonths: cited(
    5,
    '20 CFR 404.315(a)(4); 42 U.S.C. 423(c)(2)',
    'https://www.ecfr.gov/current/title-20/section-404.315',
  ),
  medicaidDecisionDays: cited(45, '42 CFR 435.912(c)(3)', 'https://www.ecfr.gov/current/title-42/section-435.912'),
  medicaidDisabilityDays: cited(90, '42 CFR 435.912(c)(3)', 'https://www.ecfr.gov/current/title-42/section-435.912'),
  oxygenRentalMonths: cited(36, '42 CFR 414.226(f)', 'https://www.ecfr.gov/current/title-42/section-414.226'),
  oxygenYears: cited(5, '42 CFR 414.226(f), 414.210(f)(1)', 'https://www.ecfr.gov/current/title-42/section-414.226'),
  newbornPlanDays: cited(30, '29 CFR 2590.701-6(b)(3)(i)', 'https://www.ecfr.gov/current/title-29/section-2590.701-6'),
  premiumGraceMonths: cited(3, '45 CFR 156.270(d)', 'https://www.ecfr.gov/current/title-45/section-156.270'),
  medicareFallOpens: ofPeriod(medicareChangePeriod, 'opensOn'),
  medicareFallCloses: ofPeriod(medicareChangePeriod, 'closesOn'),
  medicareWinterOpens: ofPeriod(medicareWinterPeriod, 'opensOn'),
  medicareWinterCloses: ofPeriod(medicareWinterPeriod, 'closesOn'),
} as const
