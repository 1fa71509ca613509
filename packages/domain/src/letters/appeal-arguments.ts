import { block, type LetterBlock } from './letter'
import type { LetterFacts } from './letter-facts'
import type { LetterField } from './letter-fields'
import type { AppealPlan, AppealReason } from './letter-kinds'

/** What each argument is filled with, one entry a paragraph. Words: `block.argument.<reason>.<number>`. */
const ARGUMENTS: Readonly<Record<AppealReason, readonly (readonly LetterField[])[]>> = {
  not_medically_necessary: [['providerName', 'diagnosis'], ['medicalReason'], []],
  prior_authorization_missing: [['providerName', 'diagnosis'], [], ['medicalReason']],
  out_of_network: [['providerName'], ['medicalReason'], []],
  experimental: [['providerName', 'diagnosis'], ['medicalReason'], []],
  not_covered: [['providerName', 'diagnosis'], ['medicalReason'], []],
  step_therapy: [['providerName', 'diagnosis'], ['triedTreatments'], ['medicalReason']],
  coding_error: [['providerName', 'serviceDate'], []],
  late_filing: [['providerName', 'serviceDate'], []],
  emergency_care: [['serviceDate', 'symptoms'], [], ['providerName']],
  mental_health_parity: [['providerName', 'diagnosis'], ['medicalReason'], []],
  quantity_or_level_of_care: [['providerName', 'diagnosis'], ['medicalReason'], []],
  any: [['providerName', 'diagnosis'], ['medicalReason'], []],
}

const isMedicare = (plan: AppealPlan) => plan === 'medicare_advantage' || plan === 'part_d'

/** Reasons argued from a law that does not bind every kind of plan are argued without it where the kind is not known. */
const OF_ANY_PLAN: Readonly<Partial<Record<AppealReason, string>>> = {
  mental_health_parity: 'mental_health_any',
  emergency_care: 'emergency_any',
}

/** Where a reason is argued differently: parity law does not bind Medicare plans, and a pharmacy has no emergency room. */
function variantOf(plan: AppealPlan, reason: AppealReason): string {
  if (plan === 'any') return OF_ANY_PLAN[reason] ?? reason
  if (reason === 'mental_health_parity' && isMedicare(plan)) return 'mental_health_medicare'
  if (reason === 'emergency_care' && plan === 'part_d') return 'emergency_drug'
  if (reason === 'out_of_network' && plan === 'part_d') return 'out_of_network_pharmacy'
  return reason
}

/** The case itself, in the patient's words where they gave some. */
export function argumentBlocks(plan: AppealPlan, reason: AppealReason, facts: LetterFacts): readonly LetterBlock[] {
  const variant = variantOf(plan, reason)
  const speaksForItself = reason === 'any' && facts.denialReasonText !== undefined
  return [
    ...(speaksForItself ? [] : [block(`denied-for.${reason}`)]),
    ...(facts.denialReasonText ? [block('denial-words', ['denialReasonText'])] : []),
    ...ARGUMENTS[reason].map((fields, index) => block(`argument.${variant}.${index + 1}`, fields)),
    ...(facts.triedTreatments && reason !== 'step_therapy' ? [block('tried', ['triedTreatments'])] : []),
  ]
}
