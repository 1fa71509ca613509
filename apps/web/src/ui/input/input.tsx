import type { ComponentProps } from 'react'
import { classNames } from '../class-names'
import { useFieldControl } from '../field/field-context'
import './input.css'

export type InputProps = ComponentProps<'input'> & { isShort?: boolean }

export function Input({ isShort = false, className, ...rest }: InputProps) {
  const attributes = useFieldControl(rest)
  return <input type="text" {...attributes} className={classNames('input', isShort && 'input--short', className)} />
}
