import type { LetterFacts } from './letter-facts'
import { LAWS, type LawCode } from './laws'
import type { LawReference } from './letter'
import type { AppealPlan, AppealReason, ByPlan, ByReason } from './letter-kinds'

/** The law that opens the appeal itself, first the one that sets the deadline, and says who decides it. */
const APPEAL_LAWS: ByPlan<readonly LawCode[]> = {
  employer_self_funded: ['employer-claims', 'employer-external-review'],
  employer_insured: ['employer-claims', 'state-external-review'],
  marketplace: ['marketplace-appeals', 'marketplace-reviewer', 'marketplace-external-review'],
  medicaid_managed_care: ['medicaid-appeals', 'medicaid-reviewer'],
  medicare_advantage: ['advantage-appeals', 'advantage-reviewer'],
  part_d: ['drug-appeals', 'drug-reviewer'],
}

const EMPLOYER: ByReason<readonly LawCode[]> = {
  not_medically_necessary: ['employer-medical-reviewer', 'employer-plan-papers'],
  prior_authorization_missing: ['employer-reasons', 'employer-plan-papers'],
  out_of_network: ['surprise-employer', 'continuity-employer', 'directory-employer', 'employer-plan-papers'],
  experimental: ['employer-medical-reviewer', 'employer-scientific-reasons', 'clinical-trials-employer'],
  not_covered: ['employer-reasons', 'employer-plan-papers'],
  step_therapy: ['employer-medical-reviewer', 'employer-plan-papers'],
  coding_error: ['employer-reasons', 'records-access'],
  late_filing: ['employer-reasons', 'employer-plan-papers'],
  emergency_care: ['emergency-employer', 'surprise-employer', 'employer-medical-reviewer'],
  mental_health_parity: ['parity-employer', 'parity-employer-analysis', 'employer-plan-papers'],
  quantity_or_level_of_care: ['employer-medical-reviewer', 'employer-plan-papers'],
}

const REASON_LAWS: ByPlan<ByReason<readonly LawCode[]>> = {
  employer_self_funded: EMPLOYER,
  employer_insured: EMPLOYER,
  marketplace: {
    not_medically_necessary: ['marketplace-reasons'],
    prior_authorization_missing: ['marketplace-reasons'],
    out_of_network: [
      'marketplace-network',
      'surprise-other-doctors',
      'continuity-marketplace',
      'directory-marketplace',
    ],
    experimental: ['marketplace-scientific-reasons', 'clinical-trials'],
    not_covered: ['essential-benefits', 'marketplace-reasons', 'marketplace-drug-exceptions'],
    step_therapy: ['marketplace-reasons'],
    coding_error: ['marketplace-reasons'],
    late_filing: ['marketplace-reasons'],
    emergency_care: ['emergency-marketplace', 'surprise-emergency'],
    mental_health_parity: ['parity-private', 'parity-analysis'],
    quantity_or_level_of_care: ['marketplace-reasons'],
  },
  medicaid_managed_care: {
    not_medically_necessary: ['medicaid-services'],
    prior_authorization_missing: ['medicaid-authorization', 'medicaid-no-bill'],
    out_of_network: ['medicaid-network', 'medicaid-no-bill'],
    experimental: ['medicaid-services'],
    not_covered: ['medicaid-services'],
    step_therapy: ['medicaid-drugs', 'medicaid-services'],
    coding_error: ['medicaid-no-bill', 'records-access'],
    late_filing: ['medicaid-no-bill'],
    emergency_care: ['medicaid-emergency'],
    mental_health_parity: ['parity-medicaid', 'parity-medicaid-criteria'],
    quantity_or_level_of_care: ['medicaid-services'],
  },
  medicare_advantage: {
    not_medically_necessary: ['advantage-same-as-medicare'],
    prior_authorization_missing: ['advantage-authorization'],
    out_of_network: ['advantage-network', 'advantage-plan-directed'],
    experimental: ['advantage-same-as-medicare'],
    not_covered: ['advantage-same-as-medicare'],
    step_therapy: ['advantage-step-therapy'],
    coding_error: ['records-access', 'advantage-no-bill'],
    late_filing: ['advantage-no-bill'],
    emergency_care: ['advantage-emergency'],
    mental_health_parity: ['advantage-same-as-medicare'],
    quantity_or_level_of_care: ['advantage-same-as-medicare'],
  },
  part_d: {
    not_medically_necessary: ['drug-exceptions'],
    prior_authorization_missing: ['drug-exceptions', 'drug-transition'],
    out_of_network: ['drug-pharmacies'],
    experimental: ['drug-accepted-uses'],
    not_covered: ['drug-exceptions', 'drug-transition'],
    step_therapy: ['drug-exceptions', 'drug-transition'],
    coding_error: [],
    late_filing: [],
    emergency_care: ['drug-pharmacies'],
    mental_health_parity: ['drug-protected-classes'],
    quantity_or_level_of_care: ['drug-exceptions'],
  },
}

/** What keeps care going that the plan had approved. */
const ENDING_LAWS: ByPlan<readonly LawCode[]> = {
  employer_self_funded: ['employer-ongoing-care'],
  employer_insured: ['employer-ongoing-care'],
  marketplace: ['marketplace-ongoing-care'],
  medicaid_managed_care: ['medicaid-keep-benefits'],
  medicare_advantage: [],
  part_d: [],
}

export const lawReferences = (codes: readonly LawCode[]): readonly LawReference[] =>
  [...new Set(codes)].map((code) => ({ code, citation: LAWS[code] }))

/** Who had to ask for the approval is not the patient's to pay for. */
const isUnapprovedCareGiven = (plan: AppealPlan, reason: AppealReason, { isCareGiven }: LetterFacts): boolean =>
  plan === 'medicare_advantage' && reason === 'prior_authorization_missing' && isCareGiven === true

/**
 * The law of an appeal: what opens it, what speaks to the reason, and what is owed to the young and to approved care. None
 * where the kind of plan is not known: no one law binds them all.
 */
export function appealLaws(plan: AppealPlan, reason: AppealReason, facts: LetterFacts): readonly LawReference[] {
  if (plan === 'any') return []
  const isMedicaid = plan === 'medicaid_managed_care'
  return lawReferences([
    ...APPEAL_LAWS[plan],
    ...(reason === 'any' ? [] : REASON_LAWS[plan][reason]),
    ...(isMedicaid && facts.isUnder21 ? (['medicaid-children'] as const) : []),
    ...(isUnapprovedCareGiven(plan, reason, facts) ? (['advantage-no-bill'] as const) : []),
    ...(facts.endsApprovedCare ? ENDING_LAWS[plan] : []),
  ])
}
