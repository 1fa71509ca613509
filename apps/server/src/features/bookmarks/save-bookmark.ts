import type { EndpointInput } from '@careway/contracts/kit/endpoint'
import { BOOKMARKS_MAXIMUM } from '@careway/contracts/bookmarks/bookmark'
import { saveBookmark as contract } from '@careway/contracts/bookmarks/save-bookmark'
import { givenKeyOf, wasUsed, type GivenKey } from '../../calls/idempotency'
import { refuse } from '../../calls/refusal'
import type { BookmarkTarget, FindTarget } from '../../ports/bookmark-targets'
import type { Caller } from '../../ports/caller'
import type { Limits } from '../../ports/limits'
import type { Seal } from '../../ports/seal'
import { openDetails, sealDetails, type BookmarkDetails } from './bookmark-details'
import type { BookmarkRow, BookmarksRepository, OwnRows } from './bookmarks.repository'
import { changedDetails, refuseForgedStatus, unchooseOthers } from './change-bookmark'

type Body = EndpointInput<typeof contract>['body']

export interface SaveParts {
  readonly repository: BookmarksRepository
  readonly seal: Seal
  readonly findTarget: FindTarget
  readonly limits: Limits
}

/** The snapshot as it will be read again: without what JSON leaves out. */
const plain = ({ snapshot }: BookmarkTarget): BookmarkDetails['snapshot'] =>
  JSON.parse(JSON.stringify(snapshot)) as BookmarkDetails['snapshot']

const freshDetails = (target: BookmarkTarget): BookmarkDetails => ({
  title: target.title,
  status: 'saved',
  notes: null,
  deadline: null,
  snapshot: plain(target),
})

/** What a key did before, as it is now; nothing for a key that is new. */
async function findEarlier({ repository }: SaveParts, userId: string, { type, targetId }: Body, key: GivenKey) {
  if (!wasUsed(key, await repository.findKeyDigest(userId, key.key))) return undefined
  const row = await repository.findTarget(userId, type, targetId)
  if (!row) throw refuse('not_found')
  return row
}

async function refuseWhenFull(rows: OwnRows): Promise<void> {
  if ((await rows.count()) >= BOOKMARKS_MAXIMUM) throw refuse('bookmarks_full')
}

/** One bookmark a target: saved again, it keeps what the person said and takes the target as it is now. */
async function keep(rows: OwnRows, seal: Seal, userId: string, body: Body, target: BookmarkTarget) {
  const { type, targetId, ...changes } = body
  const earlier = await rows.findTarget(type, targetId)
  if (!earlier) await refuseWhenFull(rows)
  const before = earlier ? { ...openDetails(seal, earlier), title: target.title, snapshot: plain(target) } : undefined
  const sealed = sealDetails(seal, userId, changedDetails(before ?? freshDetails(target), changes))
  const row = earlier ? await rows.replace(earlier.id, sealed) : await rows.insert(type, targetId, sealed)
  if (changes.status === 'chosen') await unchooseOthers(rows, seal, row)
  return row
}

/**
 * Saves a target with what it says now. A key that was used before changes nothing and answers with the bookmark as it
 * is; with another body, or on another call, it is refused.
 */
export async function saveBookmark(
  parts: SaveParts,
  caller: Caller,
  body: Body,
  givenKey: string | undefined,
): Promise<BookmarkRow> {
  const userId = caller.user.id
  refuseForgedStatus(body.type, body)
  const key = givenKeyOf(givenKey, contract, body)
  const earlier = key && (await findEarlier(parts, userId, body, key))
  if (earlier) return earlier
  await parts.limits.take(body.type === 'plan' ? 'plans' : 'bookmarks', userId)
  const target = await parts.findTarget(caller, body.type, body.targetId)
  if (!target) throw refuse('not_found')
  const saved = await parts.repository.change(userId, async (rows) =>
    key && !(await rows.takeKey(key)) ? undefined : keep(rows, parts.seal, userId, body, target),
  )
  const row = saved ?? (key && (await findEarlier(parts, userId, body, key)))
  if (!row) throw refuse('not_found')
  return row
}
