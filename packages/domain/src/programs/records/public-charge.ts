import type { Citation } from '../../kernel/decision'

/** Which help counts against somebody who asks to become a permanent resident: cash, and long stays in institutions. */
export const PUBLIC_CHARGE: Citation = {
  title: '8 CFR 212.21 and 212.22; 87 FR 55472: what counts as a public charge',
  url: 'https://www.ecfr.gov/current/title-8/section-212.21',
  asOf: '2022',
}
