import type { AppealReason } from './letter-kinds'

/** What supports the case, by why it was denied. Words: `evidence.<code>`. */
export const APPEAL_EVIDENCE: Readonly<Record<AppealReason, readonly string[]>> = {
  not_medically_necessary: ['doctor-letter', 'medical-records', 'guidelines', 'criteria'],
  prior_authorization_missing: ['approval-papers', 'call-notes', 'doctor-letter'],
  out_of_network: ['network-search', 'referral', 'doctor-letter', 'call-notes'],
  experimental: ['doctor-letter', 'studies', 'guidelines', 'medical-records'],
  not_covered: ['plan-pages', 'doctor-letter'],
  step_therapy: ['tried-treatments', 'doctor-letter', 'pharmacy-records'],
  coding_error: ['corrected-claim', 'medical-records', 'itemized-bill'],
  late_filing: ['filing-proof', 'insurance-card', 'call-notes'],
  emergency_care: ['emergency-records', 'symptom-notes', 'itemized-bill'],
  mental_health_parity: ['doctor-letter', 'plan-pages', 'parity-request', 'medical-records'],
  quantity_or_level_of_care: ['doctor-letter', 'medical-records', 'guidelines', 'criteria'],
  any: ['doctor-letter', 'medical-records', 'plan-pages'],
}
