import type { OptionCode } from '../care-pathways/codes/option-codes'
import type { PathwayRecord } from './health-trends-facts'

/** What a pathway counts toward. */
export type PathwayRole = 'cover' | 'usual-place' | 'long-term' | 'mind' | 'prenatal' | 'medicines' | 'care-costs'

const USUAL_PLACE: readonly OptionCode[] = [
  'government-clinic',
  'health-center-visit',
  'in-network-primary-care',
  'medicaid-child-checkup',
  'medicaid-primary-care',
  'medicare-primary-care',
  'pediatric-visit',
  'free-clinic',
]

const OPTIONS: Readonly<Record<PathwayRole, readonly OptionCode[]>> = {
  cover: [
    'apply-for-medicaid',
    'basic-health-plan',
    'child-coverage',
    'coverage-gap-help',
    'find-coverage',
    'marketplace-plan',
    'medicare-enrollment',
  ],
  'usual-place': USUAL_PLACE,
  'long-term': [
    ...USUAL_PLACE,
    'blood-pressure-check',
    'cancer-support',
    'care-management',
    'condition-specialist',
    'diabetes-class',
    'government-specialist',
    'health-center-referral',
    'hospital-specialty-clinic',
    'in-network-specialist',
    'kidney-support',
    'medicaid-specialist',
    'medicare-specialist',
    'self-management-class',
    'specialist-by-referral',
  ],
  mind: [
    ...USUAL_PLACE,
    'community-mental-health-center',
    'employee-assistance',
    'government-mental-health',
    'health-center-counseling',
    'in-network-therapist',
    'medicaid-behavioral-health',
    'medicare-therapist',
    'psychiatric-evaluation',
    'telehealth-therapy',
  ],
  prenatal: ['prenatal-care'],
  medicines: [
    'extra-help',
    'generic-discount',
    'government-pharmacy',
    'health-center-pharmacy',
    'insulin-savings',
    'manufacturer-assistance',
    'medicaid-pharmacy',
    'part-d-review',
    'plan-pharmacy',
  ],
  'care-costs': ['emergency-safety-net', 'hospital-financial-assistance'],
}

export const hasRole = ({ option }: PathwayRecord, role: PathwayRole): boolean =>
  OPTIONS[role].some((each) => each === option)
