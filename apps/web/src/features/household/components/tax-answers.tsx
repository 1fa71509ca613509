import { useWatch } from 'react-hook-form'
import { useMessages } from '../../../platform/language'
import type { HouseholdValues } from '../household-values'
import { usualAnswers, type UsualAnswers } from '../usual-answers'
import { SelectField } from './household-input'

const QUESTIONS = [
  { field: 'isTaxFiler', label: 'taxes.filer' },
  { field: 'isTaxDependent', label: 'taxes.dependent' },
  { field: 'isParentOfChild', label: 'taxes.parent' },
] as const satisfies readonly { field: keyof UsualAnswers; label: string }[]

/** What the rules take as usual of a person's taxes, and a way to say otherwise. */
export function TaxAnswers({ index }: { index: number }) {
  const t = useMessages('household')
  const members = useWatch<HouseholdValues, 'householdMembers'>({ name: 'householdMembers' })
  const usual = usualAnswers(members, index)
  return (
    <fieldset className="stack stack--3">
      <legend>
        <strong>{t('taxes.title')}</strong>
      </legend>
      <p className="small muted">{t('taxes.lead')}</p>
      {QUESTIONS.map(({ field, label }) => (
        <SelectField
          key={field}
          name={`householdMembers.${index}.${field}`}
          label={t(label)}
          placeholder={t(usual[field] ? 'taxes.usualYes' : 'taxes.usualNo')}
          options={[
            { value: 'yes', label: t('taxes.yes') },
            { value: 'no', label: t('taxes.no') },
          ]}
        />
      ))}
    </fieldset>
  )
}
