import type { ReactNode } from 'react'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { VisuallyHidden } from '../accessibility/visually-hidden'
import { Icon } from '../icon/icon'
import { errorId, helpId } from './field-wiring'
import './field.css'

export type FieldTexts = {
  label: ReactNode
  isRequired?: boolean
  /** What a screen reader says for the asterisk, such as "required". */
  requiredText?: string
  /** Small words after the label, such as "(optional)". */
  note?: ReactNode
  help?: ReactNode
  /** What went wrong and what to do. Its presence marks the field as faulty. */
  error?: ReactNode
}

/** The red asterisk by itself, for the line that explains it. */
export function RequiredMark() {
  return (
    <span className="req" aria-hidden="true">
      *
    </span>
  )
}

export function LabelWords({ label, isRequired, requiredText, note }: FieldTexts) {
  return (
    <>
      {label}
      {isRequired ? ' ' : null}
      {isRequired ? <RequiredMark /> : null}
      {isRequired && requiredText ? <VisuallyHidden>{requiredText}</VisuallyHidden> : null}
      {note ? <span className="muted"> {note}</span> : null}
    </>
  )
}

export function FieldHelp({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="help" id={helpId(id)}>
      {children}
    </p>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="error" id={errorId(id)}>
      <Icon glyph={CircleAlert} />
      <span>{children}</span>
    </p>
  )
}
