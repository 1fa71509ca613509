import type { Citation } from '../../kernel/decision'

export const nurseAdvice: Citation = {
  title: 'CDC, High Blood Pressure; MedlinePlus, When to use the emergency room',
  url: 'https://medlineplus.gov/ency/patientinstructions/000593.htm',
  asOf: '2025',
}
export const crisisLine: Citation = {
  title: 'SAMHSA, 988 Suicide & Crisis Lifeline',
  url: 'https://988lifeline.org',
  asOf: '2026',
}
export const violenceLine: Citation = {
  title: 'National Domestic Violence Hotline',
  url: 'https://www.thehotline.org',
  asOf: '2026',
}
export const poisonHelpLine: Citation = { title: 'HRSA, Poison Help', url: 'https://poisonhelp.hrsa.gov', asOf: '2026' }
export const freeClinics: Citation = {
  title: 'National Association of Free & Charitable Clinics',
  url: 'https://nafcclinics.org/find-clinic/',
  asOf: '2026',
}
export const shipProgram: Citation = {
  title: 'Administration for Community Living, State Health Insurance Assistance Program',
  url: 'https://www.shiphelp.org',
  asOf: '2026',
}
export const twoOneOne: Citation = { title: '211', url: 'https://www.211.org', asOf: '2026' }
export const treatmentLocator: Citation = {
  title: 'SAMHSA, FindTreatment.gov: payment options and sliding fees',
  url: 'https://findtreatment.gov',
  asOf: '2026',
}
export const healthDepartments: Citation = {
  title: 'NACCHO, Directory of Local Health Departments',
  url: 'https://www.naccho.org/membership/lhd-directory',
  asOf: '2026',
}
export const familyPlanning: Citation = {
  title: '42 CFR 59.5(a)(7)-(8), Title X charges',
  url: 'https://www.ecfr.gov/current/title-42/section-59.5',
  asOf: '2026',
}
export const medicaidApplication: Citation = {
  title: 'Medicaid.gov, Where can people get help with Medicaid & CHIP?',
  url: 'https://www.medicaid.gov/about-us/where-can-people-get-help-medicaid-chip',
  asOf: '2026',
}
export const childApplication: Citation = {
  title: 'InsureKidsNow.gov',
  url: 'https://www.insurekidsnow.gov',
  asOf: '2026',
}
export const marketplaceApplication: Citation = {
  title: 'HealthCare.gov',
  url: 'https://www.healthcare.gov',
  asOf: '2026',
}
export const medicareEnrollmentSource: Citation = {
  title: 'Medicare.gov, Get started with Medicare',
  url: 'https://www.medicare.gov/basics/get-started-with-medicare',
  asOf: '2026',
}
export const employeeAssistanceSource: Citation = {
  title: 'U.S. Office of Personnel Management, What is an Employee Assistance Program?',
  url: 'https://www.opm.gov/frequently-asked-questions/work-life-faq/employee-assistance-program-eap/what-is-an-employee-assistance-program-eap/',
  asOf: '2025',
}
export const charityCareSource: Citation = {
  title: 'IRS, Financial assistance policies of hospitals, section 501(r)(4)',
  url: 'https://www.irs.gov/charities-non-profits/financial-assistance-policy-and-emergency-medical-care-policy-section-501r4',
  asOf: '2026',
}
export const kidneyFund: Citation = { title: 'American Kidney Fund', url: 'https://www.kidneyfund.org', asOf: '2026' }
export const cancerCare: Citation = { title: 'CancerCare', url: 'https://www.cancercare.org', asOf: '2026' }
