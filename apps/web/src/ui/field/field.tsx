import { useId } from 'react'
import type { ReactNode } from 'react'
import { FieldContext } from './field-context'
import { FieldError, FieldHelp, LabelWords } from './field-parts'
import type { FieldTexts } from './field-parts'

export type FieldProps = FieldTexts & {
  /** The id of the control; made up when left out. */
  id?: string
  isLabelHidden?: boolean
  children: ReactNode
}

/** Label above, help between, error beneath. The one control inside finds its id and descriptions by itself. */
export function Field({ id, isLabelHidden = false, children, ...texts }: FieldProps) {
  const ownId = useId()
  const controlId = id ?? ownId
  const facts = {
    id: controlId,
    hasHelp: Boolean(texts.help),
    hasError: Boolean(texts.error),
    isRequired: Boolean(texts.isRequired),
  }
  return (
    <FieldContext value={facts}>
      <div className="field" data-error={facts.hasError ? '' : undefined}>
        <label htmlFor={controlId} className={isLabelHidden ? 'sr' : undefined}>
          <LabelWords {...texts} />
        </label>
        {texts.help ? <FieldHelp id={controlId}>{texts.help}</FieldHelp> : null}
        {children}
        {texts.error ? <FieldError id={controlId}>{texts.error}</FieldError> : null}
      </div>
    </FieldContext>
  )
}
