import type { EndpointInput } from '@careway/contracts/kit/endpoint'
import { savePathway } from '@careway/contracts/pathways/one-pathway'
import type { OfferedLocale } from '@careway/i18n/locales'
import { givenKeyOf, wasUsed, type GivenKey } from '../../calls/idempotency'
import { refuse } from '../../calls/refusal'
import type { Limits } from '../../ports/limits'
import type { Seal } from '../../ports/seal'
import { findPathways, type AnalyzeParts } from './analyze'
import { changesOfUpdate } from './changes-of-update'
import type { PathwayRow } from './pathway-row.repository'
import type { PathwaysRepository } from './pathways.repository'

type Body = EndpointInput<typeof savePathway>['body']

type SaveParts = AnalyzeParts & {
  readonly pathways: PathwaysRepository
  readonly seal: Seal
  readonly limits: Limits
}

/** What a key did before, as it is now; nothing for a key that is new. */
async function findEarlier({ pathways }: SaveParts, userId: string, option: string, key: GivenKey) {
  if (!wasUsed(key, await pathways.findDigest(userId, key.key))) return undefined
  const row = await pathways.findByOption(userId, option)
  if (!row) throw refuse('not_found')
  return row
}

async function findAnew(parts: SaveParts, userId: string, locale: OfferedLocale, option: string): Promise<void> {
  await parts.limits.take('analyze', userId)
  const found = (await findPathways(parts, userId, locale)).filter(({ recipe }) => recipe.option === option)
  if (found.length === 0) throw refuse('not_found')
  await parts.pathways.keep(userId, found, { locale, replacesIdentified: false })
}

/**
 * Puts an option on the person's plan, found anew if it is not on file. A key that was used before changes nothing and
 * answers with the pathway as it is now; with another body, or on another call, it is refused.
 */
export async function saveOnce(
  parts: SaveParts,
  userId: string,
  locale: OfferedLocale,
  body: Body,
  givenKey: string | undefined,
): Promise<PathwayRow> {
  const { pathways } = parts
  const key = givenKeyOf(givenKey, savePathway, body)
  const earlier = key && (await findEarlier(parts, userId, body.option, key))
  if (earlier) return earlier

  if (!(await pathways.findByOption(userId, body.option))) await findAnew(parts, userId, locale, body.option)
  const saved = await pathways.putOnPlan(userId, body.option, changesOfUpdate(body, userId, parts.seal), key)
  const row = saved === 'key-used' ? await findEarlier(parts, userId, body.option, key!) : saved
  if (!row) throw refuse('not_found')
  return row
}
