import { useId } from 'react'
import type { ReactNode } from 'react'
import { FieldError, FieldHelp, LabelWords } from './field-parts'
import type { FieldTexts } from './field-parts'
import { describedBy } from './field-wiring'

export type FieldGroupProps = FieldTexts & { id?: string; children: ReactNode }

/** Several controls that answer one question: check cards, radio cards, a segmented switch. */
export function FieldGroup({ id, children, ...texts }: FieldGroupProps) {
  const ownId = useId()
  const groupId = id ?? ownId
  const facts = { id: groupId, hasHelp: Boolean(texts.help), hasError: Boolean(texts.error), isRequired: false }
  return (
    <fieldset
      className="field"
      id={groupId}
      aria-describedby={describedBy(facts)}
      data-error={facts.hasError ? '' : undefined}
    >
      <legend>
        <LabelWords {...texts} />
      </legend>
      {texts.help ? <FieldHelp id={groupId}>{texts.help}</FieldHelp> : null}
      {children}
      {texts.error ? <FieldError id={groupId}>{texts.error}</FieldError> : null}
    </fieldset>
  )
}
