import type { ProviderKind } from '@careway/domain/vocabulary/provider-kind'

/** What to ask the registry for: names of the NUCC code set, under which most of a kind are registered. */
export const SPECIALTY_WORDS: Readonly<Record<ProviderKind, readonly string[]>> = {
  acute_hospital: ['General Acute Care Hospital'],
  critical_access_hospital: ['General Acute Care Hospital'],
  rural_emergency_hospital: ['General Acute Care Hospital'],
  childrens_hospital: ['General Acute Care Hospital'],
  psychiatric_hospital: ['Psychiatric Hospital'],
  veterans_hospital: ['Military Hospital'],
  military_hospital: ['Military Hospital'],
  long_term_hospital: ['Long Term Care Hospital'],
  health_center: ['Federally Qualified Health Center (FQHC)'],
  primary_care: ['Family Medicine', 'Internal Medicine', 'Nurse Practitioner'],
  pediatrics: ['Pediatrics'],
  womens_health: ['Obstetrics & Gynecology'],
  midwifery: ['Midwife', 'Advanced Practice Midwife'],
  psychiatry: ['Psychiatry'],
  psychology: ['Psychologist'],
  counseling: ['Counselor', 'Social Worker', 'Marriage & Family Therapist'],
  addiction_care: ['Addiction'],
  cardiology: ['Cardiovascular Disease'],
  dermatology: ['Dermatology'],
  endocrinology: ['Endocrinology, Diabetes & Metabolism'],
  gastroenterology: ['Gastroenterology'],
  neurology: ['Neurology'],
  oncology: ['Hematology & Oncology', 'Medical Oncology'],
  orthopedics: ['Orthopaedic Surgery'],
  pulmonology: ['Pulmonary Disease'],
  nephrology: ['Nephrology'],
  rheumatology: ['Rheumatology'],
  urology: ['Urology'],
  ear_nose_throat: ['Otolaryngology'],
  allergy: ['Allergy & Immunology'],
  infectious_disease: ['Infectious Disease'],
  geriatrics: ['Geriatric Medicine'],
  pain_medicine: ['Pain Medicine'],
  surgery: ['Surgery'],
  eye_care: ['Optometrist', 'Ophthalmology'],
  dentistry: ['Dentist'],
  podiatry: ['Podiatrist'],
  chiropractic: ['Chiropractor'],
  physical_therapy: ['Physical Therapist', 'Occupational Therapist'],
  nutrition: ['Dietitian, Registered'],
  pharmacy: ['Pharmacy'],
  urgent_care: ['Urgent Care'],
  clinic: ['Clinic/Center'],
  mental_health_center: ['Community/Behavioral Health'],
  addiction_center: ['Rehabilitation, Substance Use Disorder'],
  dialysis_center: ['End-Stage Renal Disease (ESRD) Treatment'],
  laboratory: ['Clinical Medical Laboratory'],
  imaging_center: ['Radiology'],
  surgery_center: ['Ambulatory Surgical'],
  home_health: ['Home Health'],
  nursing_home: ['Skilled Nursing Facility'],
  hospice: ['Hospice Care, Community Based'],
  medical_supply: ['Durable Medical Equipment & Medical Supplies'],
  medical_transport: ['Non-emergency Medical Transport (VAN)'],
  emergency_medicine: ['Emergency Medicine'],
  hospital_unit: ['Psychiatric Unit', 'Rehabilitation Unit'],
  other_care: [],
}

/** More calls than these are not made for one answer. */
const MOST_WORDS = 5

/** The first words of every kind come before the second of any. Empty asks for all. */
export function wordsFor(kinds: readonly ProviderKind[]): readonly string[] {
  const lists = kinds.map((kind) => SPECIALTY_WORDS[kind])
  const longest = Math.max(0, ...lists.map(({ length }) => length))
  const inTurn = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat()
  return [...new Set(inTurn)].slice(0, MOST_WORDS)
}
