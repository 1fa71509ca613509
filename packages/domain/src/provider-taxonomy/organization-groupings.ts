import type { Grouping } from './individual-groupings'

/** Ambulatory health care facilities: all begin with 261Q. */
const AMBULATORY: readonly Grouping[] = [
  ['clinic', '261Q'],
  ['health_center', '261QF0400X 261QC1500X 261QM1000X'],
  ['primary_care', '261QP2300X 261QR1300X'],
  ['womens_health', '261QA0005X 261QA0006X 261QF0050X'],
  ['midwifery', '261QB0400X'],
  ['dentistry', '261QD0000X 261QS0112X'],
  ['dialysis_center', '261QE0700X'],
  ['mental_health_center', '261QM0801X 261QM0850X 261QM0855X'],
  ['addiction_center', '261QM2800X 261QR0405X'],
  ['surgery_center', '261QA1903X 261QE0800X 261QL0400X 261QS0132X'],
  ['imaging_center', '261QM1200X 261QR0200X 261QR0206X 261QR0207X 261QR0208X'],
  ['oncology', '261QX0200X 261QX0203X'],
  ['pain_medicine', '261QP3300X'],
  ['podiatry', '261QP1100X'],
  ['physical_therapy', '261QP2000X 261QR0400X 261QR0401X'],
  ['ear_nose_throat', '261QH0700X'],
  ['urgent_care', '261QU0200X'],
  ['hospital_unit', '261QC0050X 261QE0002X'],
  [
    'other_care',
    '261QA0600X 261QD1600X 261QM3000X 261QP2400X 261QR1100X 261QV0200X 261QM1100X 261QM1101X 261QM1102X 261QM1103X',
  ],
]

const CARE_AT_HOME_AND_IN_A_HOME: readonly Grouping[] = [
  ['home_health', '251E 251F 251J 253Z'],
  ['hospice', '251G 315D'],
  ['mental_health_center', '251S 3208 322D 323P'],
  ['addiction_center', '3245'],
  ['nursing_home', '310 311 313 314 315P'],
  ['other_care', '251 252 253 3206 3207 3209 385'],
  ['nobody', '2513 251V 251X 253J 302 305 317'],
]

const SUPPLIERS_AND_TRANSPORT: readonly Grouping[] = [
  ['pharmacy', '3336 3321 3328'],
  ['medical_supply', '332 333 335'],
  ['eye_care', '332H'],
  ['imaging_center', '335V'],
  ['laboratory', '291 293'],
  ['medical_transport', '341 342 343 344 347'],
  ['other_care', '331L 332U'],
  ['nobody', '2922 332G 335U'],
]

/** Hospitals come from the register that rates them; here a hospital, or a part of one, is a number for billing. */
export const ORGANIZATION_GROUPINGS: readonly Grouping[] = [
  ...AMBULATORY,
  ...CARE_AT_HOME_AND_IN_A_HOME,
  ...SUPPLIERS_AND_TRANSPORT,
  ['hospital_unit', '273 275 276 281 282 283 284 286 287'],
]
