import type { ComponentProps } from 'react'
import { classNames } from '../class-names'
import { useFieldControl } from '../field/field-context'
import './input.css'

/** Never lower than 100 px; the reader may drag it higher. */
export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  const attributes = useFieldControl(rest)
  return <textarea rows={4} {...attributes} className={classNames('input', className)} />
}
