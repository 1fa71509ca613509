import { z } from 'zod'

/** The body of an answer that says only that it was done. */
export const done = z.object({ ok: z.literal(true) })
export const DONE = { ok: true } as const
