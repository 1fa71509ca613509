import { createHash } from 'node:crypto'
import type { EndpointInput } from '@careway/contracts/kit/endpoint'
import type { savePathway } from '@careway/contracts/pathways/one-pathway'
import type { OfferedLocale } from '@careway/i18n/locales'
import { refuse } from '../../http/refusal'
import type { Limits } from '../../ports/limits'
import type { Seal } from '../../ports/seal'
import { findPathways, type AnalyzeParts } from './analyze'
import { changesOfUpdate } from './changes-of-update'
import type { PathwayRow } from './pathway-row.repository'
import type { PathwaysRepository } from './pathways.repository'

type Body = EndpointInput<typeof savePathway>['body']

const digestOf = (body: Body): string => createHash('sha256').update(JSON.stringify(body)).digest('hex')

/**
 * Puts an option on the person's plan, found anew if it is not on file. A key that was used before answers what it did
 * then and changes nothing; with another body it is refused.
 */
export async function saveOnce(
  parts: AnalyzeParts & { readonly pathways: PathwaysRepository; readonly seal: Seal; readonly limits: Limits },
  userId: string,
  locale: OfferedLocale,
  body: Body,
  key: string | undefined,
): Promise<PathwayRow> {
  const { pathways } = parts
  const digest = digestOf(body)
  const earlier = key === undefined ? undefined : await pathways.findByKey(userId, key)
  if (earlier) {
    if (earlier.digest !== digest) throw refuse('idempotency_key_reused')
    return earlier.row
  }
  if (!(await pathways.findByOption(userId, body.option))) {
    await parts.limits.take('analyze', userId)
    const found = (await findPathways(parts, userId, locale)).filter(({ recipe }) => recipe.option === body.option)
    if (found.length === 0) throw refuse('not_found')
    await pathways.keep(userId, found, { locale, replacesIdentified: false })
  }
  const row = await pathways.putOnPlan(
    userId,
    body.option,
    changesOfUpdate(body, userId, parts.seal),
    key && { key, digest },
  )
  if (!row) throw refuse('not_found')
  return row
}
