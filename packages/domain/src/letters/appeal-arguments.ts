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

/**
 * Where a reason is argued differently: parity law does not bind Medicare plans, a pharmacy has no emergency room, and
 * where the kind is not known nothing is argued from a law that binds only some.
 */
const VARIANTS: Readonly<Partial<Record<AppealPlan, Readonly<Partial<Record<AppealReason, string>>>>>> = {
  any: { mental_health_parity: 'mental_health_any', emergency_care: 'emergency_any' },
  medicare_advantage: { mental_health_parity: 'mental_health_medicare' },
  part_d: {
    mental_health_parity: 'mental_health_medicare',
    emergency_care: 'emergency_drug',
    out_of_network: 'out_of_network_pharmacy',
    coding_error: 'coding_error_drug',
    late_filing: 'late_filing_drug',
  },
}

/** Reasons that have nothing to do with what was tried before. */
const ASIDE_FROM_TREATMENTS: ReadonlySet<AppealReason> = new Set<AppealReason>([
  'coding_error',
  'late_filing',
  'emergency_care',
  'out_of_network',
])

/** The case itself, in the patient's words where they gave some. */
export function argumentBlocks(plan: AppealPlan, reason: AppealReason, facts: LetterFacts): readonly LetterBlock[] {
  const variant = VARIANTS[plan]?.[reason] ?? reason
  const tellsTried = reason !== 'step_therapy' && !ASIDE_FROM_TREATMENTS.has(reason)
  const speaksForItself = reason === 'any' && facts.denialReasonText !== undefined
  return [
    ...(speaksForItself ? [] : [block(`denied-for.${reason}`)]),
    ...(facts.denialReasonText ? [block('denial-words', ['denialReasonText'])] : []),
    ...ARGUMENTS[reason].map((fields, index) => block(`argument.${variant}.${index + 1}`, fields)),
    ...(facts.triedTreatments && tellsTried ? [block('tried', ['triedTreatments'])] : []),
  ]
}
