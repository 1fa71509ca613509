import type { LetterFacts } from './letter-facts'
import { LAWS, type LawCode } from './laws'
import type { LawReference } from './letter'
import type { AppealPlan, AppealReason, ByPlan, ByReason } from './letter-kinds'

/** The law that opens the appeal itself, first the one that sets the deadline. */
const APPEAL_LAWS: ByPlan<readonly LawCode[]> = {
  employer_self_funded: ['employer-claims', 'employer-external-review'],
  employer_insured: ['employer-claims', 'state-external-review'],
  marketplace: ['marketplace-appeals', 'marketplace-external-review'],
  medicaid_managed_care: ['medicaid-appeals'],
  medicare_advantage: ['advantage-appeals'],
  part_d: ['drug-appeals'],
}

const EMPLOYER: ByReason<readonly LawCode[]> = {
  not_medically_necessary: ['employer-medical-reviewer', 'employer-plan-papers'],
  prior_authorization_missing: ['employer-reasons', 'employer-plan-papers'],
  out_of_network: ['surprise-employer', 'employer-plan-papers'],
  experimental: ['employer-medical-reviewer', 'clinical-trials'],
  not_covered: ['employer-reasons', 'employer-plan-papers'],
  step_therapy: ['employer-medical-reviewer', 'employer-plan-papers'],
  coding_error: ['employer-reasons', 'records-access'],
  late_filing: ['employer-reasons', 'employer-plan-papers'],
  emergency_care: ['surprise-employer', 'employer-medical-reviewer'],
  mental_health_parity: ['parity-employer', 'parity-employer-analysis', 'employer-plan-papers'],
  quantity_or_level_of_care: ['employer-medical-reviewer', 'employer-plan-papers'],
}

const REASON_LAWS: ByPlan<ByReason<readonly LawCode[]>> = {
  employer_self_funded: EMPLOYER,
  employer_insured: EMPLOYER,
  marketplace: {
    not_medically_necessary: ['essential-benefits'],
    prior_authorization_missing: ['essential-benefits'],
    out_of_network: ['marketplace-network', 'surprise-other-doctors'],
    experimental: ['clinical-trials'],
    not_covered: ['essential-benefits'],
    step_therapy: ['marketplace-drug-exceptions'],
    coding_error: ['records-access'],
    late_filing: ['records-access'],
    emergency_care: ['surprise-emergency'],
    mental_health_parity: ['parity-private', 'parity-analysis'],
    quantity_or_level_of_care: ['essential-benefits'],
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
    mental_health_parity: ['parity-medicaid'],
    quantity_or_level_of_care: ['medicaid-services'],
  },
  medicare_advantage: {
    not_medically_necessary: ['advantage-same-as-medicare'],
    prior_authorization_missing: ['advantage-authorization'],
    out_of_network: ['advantage-network'],
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
    coding_error: ['records-access'],
    late_filing: ['records-access'],
    emergency_care: ['drug-pharmacies'],
    mental_health_parity: ['drug-protected-classes'],
    quantity_or_level_of_care: ['drug-exceptions'],
  },
}

export const lawReferences = (codes: readonly LawCode[]): readonly LawReference[] =>
  [...new Set(codes)].map((code) => ({ code, citation: LAWS[code] }))

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
    ...(isMedicaid && facts.endsApprovedCare ? (['medicaid-keep-benefits'] as const) : []),
  ])
}
