import { z } from 'zod'
import { writtenNumber } from './fields'

/** Lists that can grow take `limit` and `cursor`; the next cursor comes back in the `Link` header. */
export const pageQuery = z.strictObject({
  limit: writtenNumber(z.number().int().min(1).max(100).default(50)),
  cursor: z.string().max(200).optional(),
})
