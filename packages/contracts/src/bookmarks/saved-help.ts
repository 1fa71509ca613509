import { z } from 'zod'
import type { Bookmark } from './bookmark'

const text = z.string().nullish()

/** What a saved resource, program or provider said when it was saved; read leniently, for older ones know less. */
export const savedHelp = z.object({
  organization: text,
  phone: text,
  website: text,
  lastChecked: text,
  address: z
    .object({ line: z.string(), city: z.string(), state: z.string(), zipCode: z.string() })
    .nullish()
    .catch(null),
})
export type SavedHelp = z.infer<typeof savedHelp>

/** The contact facts kept with a saved thing; undefined for a plan. */
export const savedHelpOf = ({ type, snapshot }: Pick<Bookmark, 'type' | 'snapshot'>): SavedHelp | undefined => {
  const parsed = type === 'plan' ? undefined : savedHelp.safeParse(snapshot)
  return parsed?.success ? parsed.data : undefined
}
