import { LETTER_KINDS, type LetterKind } from '@careway/domain/letters/letter-kinds'
import type { AssistanceType } from '@careway/domain/vocabulary/assistant-terms'
import { KIND_FIELDS, groupsOf, type FactField, type FactGroup } from '../../widgets/ai-help/facts/fact-fields'
import type { FactValues } from '../../widgets/ai-help/facts/fact-values'

interface FactStep {
  readonly id: FactGroup
  readonly fields: readonly FactField[]
}

export type LetterStep = { readonly id: 'kind' | 'story' | 'letter' } | FactStep

export const isFactStep = (step: LetterStep): step is Extract<LetterStep, { fields: unknown }> => 'fields' in step

/** Steps that a question on its own can stand in. */
const TAKES_IN: readonly FactGroup[] = ['care', 'bill']
const takesIn = (step: FactStep | undefined): boolean => step !== undefined && TAKES_IN.includes(step.id)

/** A question alone on its step goes to the step of the care or the bill beside it, the one after it first. */
function joinLone(steps: readonly FactStep[]): readonly FactStep[] {
  const at = steps.findIndex(
    ({ fields }, index) => fields.length === 1 && (takesIn(steps[index + 1]) || takesIn(steps[index - 1])),
  )
  if (at < 0) return steps
  const into = takesIn(steps[at + 1]) ? at + 1 : at - 1
  const [first, second] = [steps[Math.min(at, into)]!, steps[Math.max(at, into)]!]
  const joined = { id: steps[into]!.id, fields: [...first.fields, ...second.fields] }
  return joinLone([...steps.slice(0, Math.min(at, into)), joined, ...steps.slice(Math.max(at, into) + 1)])
}

/** From the choice of a letter to the letter: its questions come in groups, one a step. */
export function letterSteps(kind: LetterKind): readonly LetterStep[] {
  const groups = groupsOf(new Set(KIND_FIELDS[kind])).map(({ group, fields }) => ({ id: group, fields }))
  return [{ id: 'kind' }, { id: 'story' }, ...joinLone(groups), { id: 'letter' }]
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
