import type { z } from 'zod'

/**
 * What can be wrong with one field: a closed list. The sentence is in the message catalogs under
 * `validation.<code>`; forms and the server show the same one.
 */
export const FIELD_ISSUES = [
  'email',
  'emailTaken',
  'passwordRequired',
  'passwordTooShort',
  'passwordTooShortStrict',
  'passwordTooCommon',
  'passwordContainsEmail',
  'currentPasswordWrong',
  'firstName',
  'lastName',
  'age',
  'ageRange',
  'gender',
  'languagePreference',
  'insuranceStatus',
  'zipCode',
  'zipCodeUnknown',
  'state',
  'stateZipMismatch',
  'primaryHealthcareNeed',
  'feedbackMessage',
  'required',
  'type',
  'choice',
  'range',
  'tooLong',
  'tooShort',
  'tooMany',
  'format',
  'unknownField',
  'emptyUpdate',
  'planYear',
  'zipOrBenchmark',
  'countyNeeded',
  'countyNotInZip',
  'countyUnknown',
  'householdSmallerThanMembers',
  'assistanceType',
] as const

export type FieldIssue = (typeof FIELD_ISSUES)[number]

const isFieldIssue = (text: string): text is FieldIssue => (FIELD_ISSUES as readonly string[]).includes(text)

/** Parameters of the sentence, such as the most characters allowed. */
export type FieldIssueParameters = Record<string, string | number>

export interface FieldFault {
  /** Dotted path of the field. */
  readonly field: string
  readonly issue: FieldIssue
  readonly params: FieldIssueParameters
}

const ownIssue: Partial<Record<z.core.$ZodIssue['code'], FieldIssue>> = {
  invalid_type: 'type',
  invalid_value: 'choice',
  too_small: 'range',
  too_big: 'range',
  invalid_format: 'format',
  unrecognized_keys: 'unknownField',
}

function parametersOf(issue: z.core.$ZodIssue): FieldIssueParameters {
  if (issue.code === 'too_big') return { maximum: Number(issue.maximum) }
  if (issue.code === 'too_small') return { minimum: Number(issue.minimum) }
  return {}
}

/** All the faults of a refused input, in reading order, at most one a field. */
/** Nobody reads more; a body of nothing but unknown fields must not cost more to refuse than to send. */
export const FAULTS_MAXIMUM = 50

const pathsOf = (issue: z.core.$ZodIssue): readonly (readonly PropertyKey[])[] =>
  issue.code === 'unrecognized_keys'
    ? issue.keys.slice(0, FAULTS_MAXIMUM).map((key) => [...issue.path, key])
    : [issue.path]

export function fieldFaults(issues: readonly z.core.$ZodIssue[]): readonly FieldFault[] {
  const faults = new Map<string, FieldFault>()
  for (const issue of issues) {
    const code = isFieldIssue(issue.message) ? issue.message : (ownIssue[issue.code] ?? 'format')
    for (const path of pathsOf(issue)) {
      const field = path.map(String).join('.').slice(0, 100)
      if (!faults.has(field)) faults.set(field, { field, issue: code, params: parametersOf(issue) })
    }
  }
  return [...faults.values()]
}
