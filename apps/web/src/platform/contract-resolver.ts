import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { fieldFaults } from '@careway/contracts/kit/field-issue'

/**
 * Checks a form by the contract of the call it will make. `toBody` turns what was typed into that body. Each fault's
 * message is a code of the validation catalog.
 */
export const contractResolver =
  <Values extends FieldValues>(schema: z.ZodType, toBody: (values: Values) => unknown): Resolver<Values> =>
  (values) => {
    const parsed = schema.safeParse(toBody(values))
    if (parsed.success) return { values, errors: {} }
    const errors = Object.fromEntries(
      fieldFaults(parsed.error.issues).map(({ field, issue }) => [
        field.split('.')[0],
        { type: 'contract', message: issue },
      ]),
    )
    return { values: {}, errors: errors as FieldErrors<Values> }
  }
