import { z } from 'zod'

/** `all` and nothing mean no filter. */
export const filter = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z.preprocess((value) => (value === '' || value === 'all' ? undefined : value), z.enum(values, 'choice').optional())

/** `true` or nothing in a query. */
export const flag = z.preprocess(
  (value) => (value === '' || value === undefined || value === 'false' ? undefined : value),
  z.enum(['true'], 'choice').optional(),
)
