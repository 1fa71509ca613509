import { z } from 'zod'

/** A DCAT dataset record, the two things we use. */
export const catalogRecord = z.object({
  modified: z.string().optional(),
  distribution: z.array(z.object({ downloadURL: z.url(), mediaType: z.string().optional() })).min(1),
})

export type CatalogRecord = z.infer<typeof catalogRecord>
