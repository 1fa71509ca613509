import { citationOf } from '@careway/contracts/pathways/pathway'
import { EVERY_PROGRAM } from '@careway/domain/programs/records/every-program'
import type { BookmarkTarget } from '../../ports/bookmark-targets'
import type { Caller } from '../../ports/caller'
import type { ProgramsParts } from './programs-parts'

const programOf = (id: string) => EVERY_PROGRAM.find((each) => each.id === id)

/** What a program is called; nothing where there is none. */
export const findProgramTitle = (id: string): string | undefined => programOf(id)?.name

/** A program as it is now for the person's state, for keeping. */
export async function findProgramTarget(
  { readFacts }: Pick<ProgramsParts, 'readFacts'>,
  { user }: Caller,
  id: string,
): Promise<BookmarkTarget | undefined> {
  const record = programOf(id)
  if (!record) return undefined
  const { state } = await readFacts({ userId: user.id })
  const { name, organization, contact, contactIn, sources, checkedOn } = record
  const { phone = null, website = null } = { ...contact, ...(state && contactIn?.[state]) }
  const snapshot = { name, organization, phone, website, source: citationOf(sources[0]), lastChecked: checkedOn }
  return { title: name, snapshot }
}
