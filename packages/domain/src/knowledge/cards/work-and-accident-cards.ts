import type { KnowledgeCard } from '../knowledge-card'
import { CHECKED_ON, page, regulation } from '../sources'

export const WORK_AND_ACCIDENT_CARDS: readonly KnowledgeCard[] = [
  {
    id: 'work-injury',
    topic: 'insurance',
    sources: [
      page('DOL, Workers’ compensation', 'https://www.dol.gov/general/topic/workcomp'),
      page('DOL, State workers’ compensation officials', 'https://www.dol.gov/agencies/owcp/FECA/regs/compliance/wc'),
      page('USAGov, Workers’ compensation', 'https://www.usa.gov/workers-compensation'),
      page('OSHA, Worker rights', 'https://www.osha.gov/workers'),
      regulation('title-42/section-411.20', '42 CFR 411.20'),
      regulation('title-29/section-1904.35', '29 CFR 1904.35'),
    ],
    checkedOn: CHECKED_ON,
    actions: ['find-legal-aid', 'open-pathways', 'call-911'],
    figures: ['emergencyNumber'],
    related: ['where-to-go', 'job-leave', 'legal-aid', 'disability-benefits'],
    points: 3,
    parts: ['doNow', 'callNowWhen'],
  },
  {
    id: 'accident-bills',
    topic: 'bill',
    sources: [
      regulation('title-42/section-411.50', '42 CFR 411.50'),
      regulation('title-42/section-411.20', '42 CFR 411.20'),
      page('Medicare.gov, Who pays first', 'https://www.medicare.gov/health-drug-plans/coordination/who-pays-first'),
      page(
        'Medicaid.gov, Coordination of benefits and third party liability',
        'https://www.medicaid.gov/medicaid/eligibility-policy/coordination-of-benefits-third-party-liability',
      ),
    ],
    checkedOn: CHECKED_ON,
    actions: ['find-legal-aid', 'letter-itemized-bill'],
    figures: [],
    related: ['billing-errors', 'ambulance-bills', 'legal-aid', 'charity-care'],
    points: 3,
    parts: ['doNow'],
  },
  {
    id: 'disability-benefits',
    topic: 'program',
    sources: [
      page('SSA, Disability benefits', 'https://www.ssa.gov/disability'),
      page('SSA, Appeal a decision', 'https://www.ssa.gov/benefits/disability/appeal.html'),
      page('SSA, Disability programs and Medicare', 'https://www.ssa.gov/hlp/radr/10/ent001-disb-info.htm'),
      page('SSA, POMS DI 11036.001, ALS waiting periods waived', 'https://secure.ssa.gov/poms.nsf/lnx/0411036001'),
      page('SSA, SSI and eligibility for other programs', 'https://www.ssa.gov/ssi/text-other-ussi.htm'),
      page(
        'SSA, How long does it take to get a decision after I apply for disability benefits?',
        'https://www.ssa.gov/faqs/en/questions/KA-01801.html',
      ),
      regulation('title-20/section-404.315', '20 CFR 404.315'),
    ],
    checkedOn: CHECKED_ON,
    actions: ['find-legal-aid', 'find-insurance', 'letter-checklist'],
    figures: ['socialSecurityLine', 'disabilityAnswerLow', 'disabilityAnswerHigh', 'ssdiWaitMonths'],
    related: ['legal-aid', 'medicaid', 'medicare-enrollment', 'uninsured-options'],
    points: 4,
    parts: ['doNow'],
  },
]
