import { cited } from './figure'

/** Telephone lines, by the organization that answers them. */
export const LINE_FIGURES = {
  emergencyNumber: cited('911', 'National 911 Program', 'https://www.911.gov'),
  crisisLine: cited('988', '988 Suicide & Crisis Lifeline', 'https://988lifeline.org'),
  communityLine: cited('211', '211', 'https://www.211.org'),
  poisonControl: cited('8002221222', 'HRSA, Poison Help', 'https://poisonhelp.hrsa.gov'),
  samhsaLine: cited(
    '8006624357',
    'SAMHSA, National Helpline',
    'https://www.samhsa.gov/find-help/helplines/national-helpline',
  ),
  maternalLine: cited(
    '8338526262',
    'HRSA, National Maternal Mental Health Hotline',
    'https://mchb.hrsa.gov/national-maternal-mental-health-hotline',
  ),
  cancerLine: cited('8004226237', 'NCI, Contact', 'https://www.cancer.gov/contact'),
  quitLine: cited('8007848669', 'CDC, Quitline', 'https://www.cdc.gov/tobacco/about/how-to-quit.html'),
  quitLineSpanish: cited(
    '8553353569',
    'CDC, Quitline in Spanish',
    'https://www.cdc.gov/tobacco/about/how-to-quit.html',
  ),
  marketplaceLine: cited('8003182596', 'HealthCare.gov, Contact us', 'https://www.healthcare.gov/contact-us/'),
  insureKidsLine: cited('8775437669', 'InsureKidsNow', 'https://www.insurekidsnow.gov'),
  medicareLine: cited('8006334227', 'Medicare.gov, Talk to someone', 'https://www.medicare.gov/talk-to-someone'),
  socialSecurityLine: cited('8007721213', 'Social Security, Contact', 'https://www.ssa.gov/agency/contact/phone.html'),
  ebsaLine: cited(
    '8664443272',
    'Department of Labor, Ask EBSA',
    'https://www.dol.gov/agencies/ebsa/about-ebsa/ask-a-question/ask-ebsa',
  ),
  noSurprisesLine: cited('8009853059', 'CMS, No Surprises Help Desk', 'https://www.cms.gov/nosurprises'),
  civilRightsLine: cited(
    '8003681019',
    'HHS, Office for Civil Rights',
    'https://www.hhs.gov/civil-rights/filing-a-complaint/index.html',
  ),
  elderCareLine: cited('8006771116', 'ACL, Eldercare Locator', 'https://eldercare.acl.gov'),
  violenceLine: cited('8007997233', 'National Domestic Violence Hotline', 'https://www.thehotline.org'),
  assaultLine: cited(
    '8006564673',
    'RAINN, National Sexual Assault Hotline',
    'https://rainn.org/get-help/national-sexual-assault-hotline',
  ),
  childHelpLine: cited('8004224453', 'Childhelp, How the hotline works', 'https://childhelphotline.org/how-it-works'),
  traffickingLine: cited('8883737888', 'National Human Trafficking Hotline', 'https://humantraffickinghotline.org'),
  adaLine: cited('8005140301', 'ADA.gov, ADA Information Line', 'https://www.ada.gov/infoline/'),
} as const
