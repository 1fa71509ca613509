import type { ProviderKind } from '../vocabulary/provider-kind'

/** A kind and the codes, or beginnings of codes, that it stands for. `nobody` treats people. */
export type Grouping = readonly [kind: ProviderKind | 'nobody', beginnings: string]

/** Allopathic and osteopathic physicians. */
const PHYSICIANS: readonly Grouping[] = [
  ['primary_care', '207Q 207R 208D 202D 2083 207RA0000X 207RB0002X'],
  ['pediatrics', '2080 2086S0120X 2088P0231X'],
  ['geriatrics', '207QG0300X 207RG0300X'],
  ['womens_health', '207V'],
  ['addiction_care', '207QA0401X 207RA0401X 207LA0401X 2083A0300X 2084A0401X 2084P0802X'],
  ['cardiology', '207RC0000X 207RC0001X 207RI0011X 207RA0001X 207RA0002X 207RH0005X'],
  ['dermatology', '207N'],
  ['endocrinology', '207RE0101X'],
  ['gastroenterology', '207RG0100X 207RI0008X 207RT0003X'],
  ['neurology', '2084 204R'],
  ['psychiatry', '2084B0002X 2084F0202X 2084P0015X 2084P0800X 2084P0804X 2084P0805X'],
  ['oncology', '207RH0000X 207RH0003X 207RX0202X 207VX0201X 2085R0001X 2085R0203X 2086X0206X'],
  ['orthopedics', '207X 204C 204D 207PS0010X 207QS0010X 207RS0010X 2083S0010X'],
  ['pulmonology', '207RP1001X 207RS0012X 207QS1201X'],
  ['nephrology', '207RN0300X'],
  ['rheumatology', '207RR0500X'],
  ['urology', '2088'],
  ['ear_nose_throat', '207Y'],
  ['allergy', '207K 207RA0201X 207RI0001X 207YX0602X'],
  ['infectious_disease', '207RI0200X'],
  ['pain_medicine', '208V 207LP2900X 2081P2900X 2084P2900X'],
  ['physical_therapy', '2081'],
  ['surgery', '207T 208C 208G 2082 2086 204F 202K'],
  ['eye_care', '207W'],
  ['dentistry', '204E'],
  ['other_care', '207LH0002X 207PH0002X 207QH0002X 207RH0002X 207VH0002X 2081H0002X 2084H0002X 2085H0002X 2086H0002X'],
  ['emergency_medicine', '207P 2080P0204X'],
  ['other_care', '2085 207U 207RM1200X 207Z'],
  [
    'other_care',
    '207L 207S 208M 208U 207RC0200X 207VC0200X 2086S0102X 2080C0008X 2080N0001X 2080P0203X 2080T0002X 2083A0100X 2083C0008X 2083T0002X 2083X0100X 2083P0500X 2083P0011X 207PT0002X 2085R0205X',
  ],
  ['nobody', '202C 2098'],
]

/** Behavioral health and social service, chiropractic, dental, dietary, eye and podiatric providers. */
const PROFESSIONS: readonly Grouping[] = [
  ['counseling', '101 102X 103K 104 106'],
  ['addiction_care', '101YA0400X 103TA0400X'],
  ['psychology', '102L 103G 103T'],
  ['chiropractic', '111N'],
  ['dentistry', '122 124 125'],
  ['nutrition', '132 133 136'],
  ['eye_care', '152 156'],
  ['podiatry', '211 213'],
  ['ear_nose_throat', '231'],
  ['other_care', '2249 224L 224P 2250 229N 237'],
  ['physical_therapy', '2251 2252 2254 225X 224Y 224Z 2263'],
  ['counseling', '225C'],
]

/** Nurse practitioners, physician assistants, clinical nurse specialists, midwives. */
const ADVANCED_PRACTICE: readonly Grouping[] = [
  ['primary_care', '363L 363A 364SA2200X 364SC1501X 364SC2300X 364SF0001X'],
  ['geriatrics', '363LG0600X 364SG0600X 364SL0600X'],
  ['pediatrics', '363LP0200X 363LS0200X 364SP0200X 364SS0200X'],
  ['womens_health', '363LP1700X 363LW0102X 363LX0001X 364SP1700X 364SW0102X'],
  ['psychiatry', '363LP0808X 364SP08'],
  ['oncology', '364SX0200X'],
  ['surgery', '363AS0400X'],
  ['midwifery', '367A 175M 176B'],
  ['other_care', '363LA2100X 363LC0200X 363LN0000X 363LN0005X 363LP0222X 363LX0106X 364S 3675 367H'],
]

/** Those who help to care, and those who have a number without caring for anybody. */
const OTHERS: readonly Grouping[] = [
  [
    'other_care',
    '126 146 163 164 167 170 171 172 173 174 175 183 221 222 225 226 227 235 242 243 246 247 372 374 376 405',
  ],
  ['nobody', '171R 171W 172A 1730 174M 174V 1744G 1744R 176P 177F 2472V 374K 374T 376G 390'],
  ['nobody', '246Y 2470 2472B 2472D 246ZA 246ZB 246ZG0701X 246ZI 2471Q'],
]

/** Individuals and groups of individuals. */
export const INDIVIDUAL_GROUPINGS: readonly Grouping[] = [
  ...PHYSICIANS,
  ...PROFESSIONS,
  ...ADVANCED_PRACTICE,
  ...OTHERS,
  ['clinic', '193'],
]
