import { createContext, useContext } from 'react'
import { wireControl } from './field-wiring'
import type { ControlAttributes, FieldFacts } from './field-wiring'

export const FieldContext = createContext<FieldFacts | null>(null)

/** Joins a control to the field around it, if there is one. */
export function useFieldControl<Props extends ControlAttributes>(own: Props): Props {
  const facts = useContext(FieldContext)
  return { ...own, ...wireControl(facts, own) }
}
