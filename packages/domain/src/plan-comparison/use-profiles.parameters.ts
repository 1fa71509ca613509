import { defineParameter } from '../kernel/dated-parameter'
import type { UseLevel } from '../vocabulary/health-plan-terms'
import type { ComparedService } from './health-plan'

/** One person's year of care in network: how often each service is used. What is not named is not used. */
export interface UseProfile {
  /** Check-ups and screenings, free in network by law (45 CFR 147.130). */
  readonly preventiveVisits: number
  readonly services: Readonly<Partial<Record<ComparedService, number>>>
}

/**
 * Low, medium and high use in the sense of HealthCare.gov's total-cost estimate: few visits; regular visits and
 * medicine; a hospital stay. The counts are the product's own examples; twelve fills a year is the mean of privately
 * insured people under 65 who fill any. Each level holds all of the level below it.
 */
export const useProfiles = defineParameter<Readonly<Record<UseLevel, UseProfile>>>({
  id: 'plan-comparison.use-profiles',
  unit: 'services a person and year',
  values: [
    {
      from: '2024-01-01',
      value: {
        low: { preventiveVisits: 1, services: { 'generic-drug': 3 } },
        medium: {
          preventiveVisits: 1,
          services: { 'primary-care': 3, specialist: 2, 'urgent-care': 1, imaging: 1, lab: 3, 'generic-drug': 12 },
        },
        high: {
          preventiveVisits: 1,
          services: {
            'primary-care': 6,
            specialist: 6,
            'urgent-care': 1,
            'emergency-room': 1,
            'hospital-stay': 1,
            'outpatient-surgery': 1,
            imaging: 2,
            lab: 6,
            'generic-drug': 12,
            'preferred-brand-drug': 12,
            'specialty-drug': 2,
          },
        },
      },
    },
  ],
  references: [
    {
      title: 'HealthCare.gov, Your total costs for health care: Premium, deductible and out-of-pocket costs',
      url: 'https://www.healthcare.gov/choose-a-plan/your-total-costs/',
      asOf: '2026',
    },
    {
      title: 'AHRQ, MEPS Statistical Brief 245: Average number of prescriptions by person characteristics',
      url: 'https://meps.ahrq.gov/data_files/publications/st245/stat245.shtml',
      asOf: '2006 data, 2009',
    },
    { title: '45 CFR 147.130', url: 'https://www.ecfr.gov/current/title-45/section-147.130', asOf: '2026' },
  ],
})

/** Primary care visits a year that a catastrophic plan covers before its deductible. */
export const catastrophicPrimaryCareVisits = defineParameter<number>({
  id: 'plan-comparison.catastrophic-primary-care-visits',
  unit: 'visits a person and year',
  values: [{ from: '2014-01-01', value: 3 }],
  references: [
    {
      title: '42 U.S.C. 18022(e)(1)(B)(ii); 45 CFR 156.155(a)(4)',
      url: 'https://www.ecfr.gov/current/title-45/section-156.155',
      asOf: '2026',
    },
  ],
})
