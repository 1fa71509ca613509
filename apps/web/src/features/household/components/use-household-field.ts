import { get, useFormContext, useFormState, type FieldPath } from 'react-hook-form'
import { useCodeMessages } from '../../../platform/language'
import type { HouseholdValues } from '../household-values'

/** The tie of one field to the form, and what is wrong with it, in words. */
export function useHouseholdField(name: FieldPath<HouseholdValues>) {
  const { register } = useFormContext<HouseholdValues>()
  const { errors } = useFormState<HouseholdValues>({ name })
  const validation = useCodeMessages('validation')
  const fault = get(errors, name) as { type?: string; message?: string } | undefined
  const error = fault?.message && (fault.type === 'server' ? fault.message : validation(fault.message))
  return { control: register(name), error: error || undefined }
}
