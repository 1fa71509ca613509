import type { Citation } from '../kernel/decision'

export const cmsEligibilityLevels: Citation = {
  title: 'CMS, Medicaid, CHIP & Basic Health Program Eligibility Levels',
  url: 'https://www.medicaid.gov/medicaid/national-medicaid-chip-program-information/medicaid-childrens-health-insurance-program-basic-health-program-eligibility-levels/index.html',
  asOf: '2026',
}

const kffIndicator = (what: string, path: string): Citation => ({
  title: `KFF State Health Facts, ${what}`,
  url: `https://www.kff.org/${path}/`,
  asOf: '2025',
})

export const kffParents = kffIndicator(
  'Medicaid Income Eligibility Limits for Parents',
  'medicaid/state-indicator/medicaid-income-eligibility-limits-for-parents',
)

export const kffPregnancy = kffIndicator(
  'Medicaid and CHIP Income Eligibility Limits for Pregnant Women',
  'affordable-care-act/state-indicator/medicaid-and-chip-income-eligibility-limits-for-pregnant-women-as-a-percent-of-the-federal-poverty-level',
)

export const kffSeparateChip = kffIndicator(
  'Separate CHIP Income Eligibility Limits for Children',
  'medicaid/state-indicator/separate-childrens-health-insurance-program-chip-income-eligibility-limits-for-children',
)

export const macpacParents: Citation = {
  title: 'MACPAC, MACStats Exhibit 36, Medicaid Income Eligibility Levels for Adults',
  url: 'https://www.macpac.gov/wp-content/uploads/2026/01/EXHIBIT-36.-Medicaid-Income-Eligibility-Levels-as-a-Percentage-of-the-Federal-Poverty-Level-for-Non-Aged-Non-Disabled-Non-Pregnant-Adults-by-State-2025.pdf',
  asOf: '2025',
}

export const northCarolinaExpansion: Citation = {
  title: 'North Carolina Session Law 2023-7; KFF, Status of State Medicaid Expansion Decisions',
  url: 'https://www.kff.org/medicaid/status-of-state-medicaid-expansion-decisions/',
  asOf: '2023-12-01',
}

export const southDakotaExpansion: Citation = {
  title: 'South Dakota Constitution, art. XXI, section 10 (Amendment D, 2022)',
  asOf: '2023-07-01',
}

export const connecticutParents: Citation = {
  title:
    'KFF, Medicaid Income Eligibility Limits for Parents (2025); Connecticut Health Foundation, HUSKY A from October 2024',
  url: 'https://www.cthealth.org/latest-news/news-releases/husky-parents-cut-brief/',
  asOf: '2024-10-01',
}

export const iowaSf2251: Citation = {
  title: 'Iowa Senate File 2251 (2024): 215 percent of poverty in pregnancy and for infants; fiscal note',
  url: 'https://www.legis.iowa.gov/docs/publications/FN/1449063.pdf',
  asOf: '2025-01-01',
}

export const nevadaPregnancy: Citation = {
  title: 'Nevada State Plan Amendment NV-25-0006',
  url: 'https://www.medicaid.gov/medicaid-spa/2025-05-07/179381',
  asOf: '2025-07-01',
}

export const dcAdults: Citation = {
  title: 'DC Health Benefit Exchange Authority, Healthy DC Plan: Medicaid for adults to 138 percent from 2026',
  url: 'https://hbx.dc.gov/page/basic-health-plan',
  asOf: '2026-01-01',
}
