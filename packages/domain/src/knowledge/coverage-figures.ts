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
} as const
