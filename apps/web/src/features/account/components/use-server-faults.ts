import { useEffect } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { fieldErrorsOf } from '../form-failure'

/** Shows what the server found at its fields, and moves to the first of them. */
export function useServerFaults<Values extends FieldValues>(form: UseFormReturn<Values>, error: unknown): void {
  const { setError, getValues } = form
  useEffect(() => {
    const faults = fieldErrorsOf(error)
    const faulty = (Object.keys(getValues()) as Path<Values>[]).filter((field) => faults[field])
    faulty.forEach((field, index) =>
      setError(field, { type: 'server', message: faults[field] }, { shouldFocus: index === 0 }),
    )
  }, [error, setError, getValues])
}
