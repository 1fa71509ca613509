import { useState } from 'react'
import type { Assistance } from '@careway/contracts/letters/ask-for-letter'
import { LETTER_KINDS, type LetterKind } from '@careway/domain/letters/letter-kinds'
import { useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'
import { Field } from '../../../ui/field/field'
import { Select } from '../../../ui/input/select'
import { KIND_FIELDS, groupsOf, type FactField } from './fact-fields'
import { FactFieldset } from './fact-fieldset'
import { factsOf, valuesOf, type FactValues, type LetterFacts, type ReadFacts } from './fact-values'
import { focusFirstFault } from './focus-fault'

export interface Corrected {
  readonly facts: LetterFacts
  readonly letterKind: LetterKind | undefined
}

export interface FactsFormProps {
  readonly id: string
  readonly answer: Assistance
  readonly submitText: string
  readonly busyText: string
  readonly isBusy: boolean
  readonly onUpdate: (corrected: Corrected) => void
  /** What is typed, before it is sent. */
  readonly onEdit?: ((values: FactValues) => void) | undefined
}

const isLetterKind = (text: string): text is LetterKind => (LETTER_KINDS as readonly string[]).includes(text)

/** Every question that this answer raises: those of its kind, those known, those asked. */
function wantedFields({ facts, questions }: Assistance, kind: LetterKind | undefined): ReadonlySet<FactField> {
  const asked = questions.flatMap(({ field }) => (field === 'letterKind' ? [] : [field]))
  const known = Object.entries(facts)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([field]) => field as FactField)
  return new Set<FactField>([...(kind ? KIND_FIELDS[kind] : []), ...known, ...asked])
}

function KindSelect(props: {
  answer: Assistance
  value: LetterKind | undefined
  onChange: (kind: LetterKind) => void
}) {
  const t = useMessages('ai-help')
  const question = props.answer.questions.find(({ field }) => field === 'letterKind')
  if (!question) return null
  const options = question.choices.length
    ? question.choices
    : LETTER_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))
  return (
    <Field label={t('fact.letterKind')}>
      <Select
        value={props.value ?? ''}
        placeholder={t('choose')}
        options={options}
        onChange={({ currentTarget }) => {
          if (isLetterKind(currentTarget.value)) props.onChange(currentTarget.value)
        }}
      />
    </Field>
  )
}

/** What was understood, to correct and complete. Sends it back for a new letter. */
export function FactsForm({ id, answer, submitText, busyText, isBusy, onUpdate, onEdit }: FactsFormProps) {
  const [values, setValues] = useState(() => valuesOf(answer.facts))
  const [kind, setKind] = useState<LetterKind | undefined>(answer.letterKind ?? undefined)
  const [faults, setFaults] = useState<ReadFacts['faults']>({})
  const edit = (next: FactValues) => {
    setValues(next)
    onEdit?.(next)
  }
  const submit = (form: HTMLFormElement) => {
    const read = factsOf(values)
    setFaults(read.faults)
    if (Object.keys(read.faults).length > 0) return focusFirstFault(form, read.faults)
    if (!isBusy) onUpdate({ facts: read.facts, letterKind: kind })
  }
  return (
    <form
      id={id}
      className="stack stack--6"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit(event.currentTarget)
      }}
    >
      <KindSelect answer={answer} value={kind} onChange={setKind} />
      {groupsOf(wantedFields(answer, kind)).map(({ group, fields }) => (
        <FactFieldset
          key={group}
          group={group}
          fields={fields}
          values={values}
          faults={faults}
          questions={answer.questions}
          onChange={edit}
        />
      ))}
      <div className="actions">
        <Button type="submit" isBusy={isBusy}>
          {isBusy ? busyText : submitText}
        </Button>
      </div>
    </form>
  )
}
