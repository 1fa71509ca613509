import { useMessages } from '../../../platform/language'
import { factInput, type FactField, type FactGroup } from './fact-fields'
import { FactInput } from './fact-input'
import type { Question } from './fact-input-props'
import type { FactValues, ReadFacts } from './fact-values'
import { WhoFields } from './who-fields'
import './facts.css'

export interface FactFieldsProps {
  readonly fields: readonly FactField[]
  readonly values: FactValues
  readonly faults: ReadFacts['faults']
  readonly questions: readonly Question[]
  readonly onChange: (values: FactValues) => void
}

const isWide = (field: FactField) => ['long', 'flag', 'choice'].includes(factInput(field))

const isName = (field: FactField) => field === 'patientName' || field === 'representativeName'

/** Questions side by side where there is room; what needs the whole line has it. */
export function FactFields({ fields, values, faults, questions, onChange }: FactFieldsProps) {
  const mayBeForAnother = fields.includes('representativeName')
  const others = fields.filter((field) => !(mayBeForAnother && isName(field)))
  return (
    <div className="facts-grid">
      {mayBeForAnother ? (
        <div className="facts-grid__wide">
          <WhoFields values={values} onChange={onChange} />
        </div>
      ) : null}
      {others.map((field) => (
        <div key={field} className={isWide(field) ? 'facts-grid__wide' : undefined} data-fact={field}>
          <FactInput
            field={field}
            value={values[field] ?? ''}
            fault={faults[field]}
            question={questions.find((each) => each.field === field)}
            onChange={(value) => onChange({ ...values, [field]: value })}
          />
        </div>
      ))}
    </div>
  )
}

export function FactFieldset({ group, ...rest }: FactFieldsProps & { readonly group: FactGroup }) {
  const t = useMessages('ai-help')
  return (
    <fieldset className="facts-group">
      <legend>{t(`group.${group}`)}</legend>
      <FactFields {...rest} />
    </fieldset>
  )
}
