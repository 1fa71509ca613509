import { PLACE_QUERIES } from '../care-pathways/care-pathway'
import type { HealthcareNeed } from '../vocabulary/profile-choices'
import type { ProviderKind } from '../vocabulary/provider-kind'

const KINDS: Readonly<Record<HealthcareNeed, readonly ProviderKind[]>> = {
  routine: ['primary_care', 'health_center', 'pediatrics', 'womens_health', 'geriatrics', 'clinic'],
  specialist: [
    'cardiology',
    'dermatology',
    'endocrinology',
    'gastroenterology',
    'neurology',
    'oncology',
    'orthopedics',
    'pulmonology',
    'nephrology',
    'rheumatology',
    'urology',
    'ear_nose_throat',
    'allergy',
    'infectious_disease',
    'pain_medicine',
    'surgery',
    'eye_care',
    'podiatry',
    'womens_health',
  ],
  mental_health: [
    'psychiatry',
    'psychology',
    'counseling',
    'mental_health_center',
    'addiction_care',
    'addiction_center',
    'psychiatric_hospital',
  ],
  emergency: PLACE_QUERIES.emergencyDepartment.kinds,
  prescriptions: ['pharmacy', 'health_center'],
  chronic_management: [
    'primary_care',
    'health_center',
    'geriatrics',
    'endocrinology',
    'cardiology',
    'pulmonology',
    'nephrology',
    'rheumatology',
    'nutrition',
    'dialysis_center',
  ],
}

/**
 * The kinds of provider that a need leads to. In an emergency that is a hospital and nothing else, and only one with an
 * emergency department: whoever searches has to ask for that too.
 */
export const kindsForNeed = (need: HealthcareNeed): readonly ProviderKind[] => KINDS[need]
