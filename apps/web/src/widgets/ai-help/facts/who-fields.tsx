import { useId, useState } from 'react'
import { useCurrentUser } from '../../../platform/current-user'
import { useMessages } from '../../../platform/language'
import { RadioCards } from '../../../ui/choice/radio-cards'
import { FieldGroup } from '../../../ui/field/field-group'
import { FactInput } from './fact-input'
import type { FactValues } from './fact-values'
import { namesFor, whoOf, type Who } from './names'

interface WhoFieldsProps {
  readonly values: FactValues
  readonly onChange: (values: FactValues) => void
}

/** Whom the letter is for, and then each name once. */
export function WhoFields({ values, onChange }: WhoFieldsProps) {
  const t = useMessages('ai-help')
  const name = useId()
  const { user } = useCurrentUser()
  const [who, setWho] = useState(() => whoOf(values))
  const choose = (next: Who) => {
    setWho(next)
    onChange({ ...values, ...namesFor(next, user ? `${user.firstName} ${user.lastName}` : '', values) })
  }
  const inputOf = (field: 'patientName' | 'representativeName', label: string) => (
    <div data-fact={field}>
      <FactInput
        field={field}
        label={label}
        value={values[field] ?? ''}
        fault={undefined}
        question={undefined}
        onChange={(value) => onChange({ ...values, [field]: value })}
      />
    </div>
  )
  return (
    <div className="stack stack--4">
      <FieldGroup label={t('who.label')}>
        <RadioCards
          name={name}
          value={who}
          onValueChange={(value) => choose(value === 'me' ? 'me' : 'somebody')}
          options={[
            { value: 'me', label: t('who.me') },
            { value: 'somebody', label: t('who.somebody') },
          ]}
        />
      </FieldGroup>
      {inputOf('patientName', who === 'me' ? t('who.ownName') : t('fact.patientName'))}
      {who === 'somebody' ? inputOf('representativeName', t('who.writer')) : null}
    </div>
  )
}
