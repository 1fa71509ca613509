import { LETTER_KINDS, type LetterKind } from '@careway/domain/letters/letter-kinds'
import type { AssistanceType } from '@careway/domain/vocabulary/assistant-terms'
import { KIND_FIELDS, groupsOf, type FactField, type FactGroup } from '../../widgets/ai-help/facts/fact-fields'
import type { FactValues } from '../../widgets/ai-help/facts/fact-values'

export type LetterStep =
  { readonly id: 'kind' | 'story' | 'letter' } | { readonly id: FactGroup; readonly fields: readonly FactField[] }

export const isFactStep = (step: LetterStep): step is Extract<LetterStep, { fields: unknown }> => 'fields' in step

/** From the choice of a letter to the letter: its questions come in groups, one a step. */
export function letterSteps(kind: LetterKind): readonly LetterStep[] {
  const groups = groupsOf(new Set(KIND_FIELDS[kind])).map(({ group, fields }) => ({ id: group, fields }))
  return [{ id: 'kind' }, { id: 'story' }, ...groups, { id: 'letter' }]
}

const TYPES: Readonly<Record<LetterKind, AssistanceType>> = {
  appeal: 'appeal',
  prior_authorization: 'prior_auth',
  application_checklist: 'application',
  charity_care: 'application',
  itemized_bill: 'form_help',
  estimate_dispute: 'form_help',
  surprise_bill: 'form_help',
  debt_validation: 'form_help',
}

export const assistanceTypeOf = (kind: LetterKind): AssistanceType => TYPES[kind]

/** The kind that an address asks for, if any. */
export function kindIn(search: string): LetterKind | undefined {
  const asked = new URLSearchParams(search).get('kind')
  return LETTER_KINDS.find((each) => each === asked)
}

/** What was found in the story stands where nobody has answered yet. */
export const withFound = (values: FactValues, found: FactValues): FactValues => ({ ...found, ...values })
