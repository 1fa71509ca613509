import type { KnowledgeCard } from '../knowledge-card'
import { CHECKED_ON, medlinePlus, page, regulation, statute } from '../sources'

export const LATER_LIFE_CARDS: readonly KnowledgeCard[] = [
  {
    id: 'long-term-care',
    topic: 'insurance',
    sources: [
      page('Medicare.gov, Long-term care', 'https://www.medicare.gov/coverage/long-term-care'),
      page(
        'Medicare.gov, Skilled nursing facility care',
        'https://www.medicare.gov/coverage/skilled-nursing-facility-care',
      ),
      page(
        'Medicaid.gov, Spousal impoverishment',
        'https://www.medicaid.gov/medicaid/eligibility-policy/spousal-impoverishment',
      ),
      page(
        'Medicaid.gov, Home and community-based services waivers',
        'https://www.medicaid.gov/medicaid/home-community-based-services/home-community-based-services-authorities/home-community-based-services-1915c',
      ),
      statute('42/1396p', '42 U.S.C. 1396p'),
      page('ACL, Eldercare Locator', 'https://eldercare.acl.gov'),
    ],
    checkedOn: CHECKED_ON,
    actions: ['find-insurance', 'find-legal-aid', 'letter-checklist'],
    figures: ['elderCareLine'],
    related: ['estate', 'medicaid', 'leaving-hospital', 'medicare-parts'],
    points: 3,
    parts: [],
  },
  {
    id: 'hospice',
    topic: 'insurance',
    sources: [
      page('Medicare.gov, Hospice care', 'https://www.medicare.gov/coverage/hospice-care'),
      page('NIA, Hospice and palliative care', 'https://www.nia.nih.gov/health/hospice-and-palliative-care'),
      page('Medicaid.gov, Hospice benefits', 'https://www.medicaid.gov/medicaid/benefits/hospice-benefits'),
      page(
        'CMS, Hospice care for children in Medicaid and CHIP',
        'https://www.medicaid.gov/federal-policy-guidance/downloads/SMD10018.pdf',
      ),
    ],
    checkedOn: CHECKED_ON,
    actions: ['open-insurance'],
    figures: ['medicareLine'],
    related: ['advance-directive', 'medicare-parts', 'medicaid'],
    points: 3,
    parts: [],
  },
  {
    id: 'dementia',
    topic: 'symptom',
    sources: [
      page(
        'NIA, Memory, forgetfulness and aging',
        'https://www.nia.nih.gov/health/memory-forgetfulness-and-aging-whats-normal-and-whats-not',
      ),
      medlinePlus('ency/article/003205.htm', 'Confusion'),
      medlinePlus('ency/patientinstructions/000031.htm', 'Dementia: keeping safe in the home'),
      page(
        'Alzheimers.gov, Planning for the future',
        'https://www.alzheimers.gov/life-with-dementia/planning-for-future',
      ),
    ],
    checkedOn: CHECKED_ON,
    actions: ['open-pathways', 'call-911', 'find-legal-aid'],
    figures: ['emergencyNumber'],
    related: ['stroke', 'advance-directive', 'family-caregiver', 'long-term-care'],
    points: 3,
    parts: ['seeDoctorWhen', 'callNowWhen'],
  },
  {
    id: 'family-caregiver',
    topic: 'program',
    sources: [
      page(
        'Medicaid.gov, Self-directed services',
        'https://www.medicaid.gov/medicaid/long-term-services-supports/self-directed-services',
      ),
      page('USAGov, Get paid as a caregiver for a family member', 'https://www.usa.gov/disability-caregiver'),
      page(
        'VA, Caregiver support programs',
        'https://www.va.gov/resources/how-are-the-2-va-caregiver-support-programs-different/',
      ),
      page('NIA, What is respite care?', 'https://www.nia.nih.gov/health/caregiving/what-respite-care'),
      medlinePlus('caregiverhealth.html', 'Caregiver health'),
      page('ACL, Eldercare Locator', 'https://eldercare.acl.gov'),
    ],
    checkedOn: CHECKED_ON,
    actions: ['find-financial-aid', 'find-health', 'find-crisis'],
    figures: ['elderCareLine', 'crisisLine'],
    related: ['long-term-care', 'dementia', 'job-leave', 'veterans-care'],
    points: 3,
    parts: ['seeDoctorWhen', 'callNowWhen'],
  },
  {
    id: 'hearing-and-vision',
    topic: 'insurance',
    sources: [
      page('Medicare.gov, Hearing aids', 'https://www.medicare.gov/coverage/hearing-aids'),
      page(
        'Medicare.gov, Eyeglasses and contact lenses',
        'https://www.medicare.gov/coverage/eyeglasses-contact-lenses',
      ),
      page(
        'Medicaid.gov, Vision and hearing screening for children',
        'https://www.medicaid.gov/medicaid/benefits/early-and-periodic-screening-diagnostic-and-treatment/vision-and-hearing-screening-services-children-and-adolescents',
      ),
      page(
        'Medicaid.gov, Mandatory and optional benefits',
        'https://www.medicaid.gov/medicaid/benefits/mandatory-optional-medicaid-benefits',
      ),
      page(
        'FDA, Over-the-counter hearing aids',
        'https://www.fda.gov/medical-devices/hearing-aids/otc-hearing-aids-what-you-should-know',
      ),
      page('NIDCD, Sudden deafness', 'https://www.nidcd.nih.gov/health/sudden-deafness'),
    ],
    checkedOn: CHECKED_ON,
    actions: ['find-health', 'open-insurance'],
    figures: ['emergencyNumber'],
    related: ['dental-coverage', 'medicare-advantage', 'medicaid', 'well-child'],
    points: 3,
    parts: ['callNowWhen'],
  },
  {
    id: 'observation-status',
    topic: 'insurance',
    sources: [
      page(
        'Medicare.gov, Inpatient or outpatient hospital status',
        'https://www.medicare.gov/coverage/inpatient-hospital-care/inpatient-outpatient-status',
      ),
      page(
        'Medicare.gov, Appeal when a hospital changes your status',
        'https://www.medicare.gov/providers-services/claims-appeals-complaints/appeals/original-medicare/appeal-part-a-hospital-status-change',
      ),
      page(
        'CMS, Medicare Outpatient Observation Notice',
        'https://www.cms.gov/medicare/forms-notices/beneficiary-notices-initiative/ffs-ma-moon',
      ),
      regulation('title-42/section-489.20', '42 CFR 489.20'),
      regulation('title-42/section-405.942', '42 CFR 405.942'),
    ],
    checkedOn: CHECKED_ON,
    actions: ['find-legal-aid', 'find-insurance'],
    figures: ['medicareLine', 'medicareAppealDays'],
    related: ['leaving-hospital', 'medicare-appeal', 'medicare-parts', 'medicare-advantage'],
    points: 4,
    parts: ['doNow'],
  },
  {
    id: 'nursing-home-neglect',
    topic: 'rights',
    sources: [
      page(
        'ACL, What if I suspect abuse, neglect or exploitation?',
        'https://acl.gov/programs/protection-and-advocacy-systems/what-if-i-suspect-abuse-neglect-or-exploitation',
      ),
      page(
        'National Center on Elder Abuse, Suspect abuse',
        'https://elderjustice.usc.edu/national-center-on-elder-abuse/suspect-abuse/',
      ),
      page(
        'ACL, Long-Term Care Ombudsman FAQ',
        'https://acl.gov/programs/long-term-care-ombudsman/long-term-care-ombudsman-faq',
      ),
      page(
        'Medicare.gov, Care Compare, resident rights and complaints',
        'https://www.medicare.gov/care-compare/resources/resources-and-information/',
      ),
      medlinePlus('elderabuse.html', 'Elder abuse'),
      regulation('title-42/section-483.10', '42 CFR 483.10'),
      page('ACL, Eldercare Locator', 'https://eldercare.acl.gov'),
    ],
    checkedOn: CHECKED_ON,
    actions: ['call-911', 'find-legal-aid', 'find-health'],
    figures: ['emergencyNumber', 'elderCareLine'],
    related: ['long-term-care', 'legal-aid', 'dementia', 'family-caregiver', 'interpreter-right'],
    points: 4,
    parts: ['doNow', 'callNowWhen'],
  },
]
