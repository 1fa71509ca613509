import { analyzePathways } from '@careway/contracts/pathways/analyze-pathways'
import { DONE } from '@careway/contracts/kit/nothing'
import { listMyPathways, listPathways } from '@careway/contracts/pathways/list-pathways'
import {
  completeStep,
  deletePathway,
  getPathway,
  pursuePathway,
  removePathway,
  savePathway,
  updatePathway,
} from '@careway/contracts/pathways/one-pathway'
import type { Pathway } from '@careway/contracts/pathways/pathway'
import type { OfferedLocale } from '@careway/i18n/locales'
import { serve, type ServedEndpoint } from '../../calls/endpoint-handler'
import { refuse } from '../../calls/refusal'
import type { Limits } from '../../ports/limits'
import { findPathways, type AnalyzeParts } from './analyze'
import { changesOfUpdate } from './changes-of-update'
import { presentPathway, type PresenterParts } from './pathways.presenter'
import type { PathwayRow } from './pathway-row.repository'
import type { PathwaysRepository } from './pathways.repository'
import { saveOnce } from './save-once'

export interface PathwaysParts extends AnalyzeParts, PresenterParts {
  readonly pathways: PathwaysRepository
  readonly limits: Limits
}

export function pathwaysEndpoints(parts: PathwaysParts): readonly ServedEndpoint[] {
  const { pathways, limits } = parts
  const present = (row: PathwayRow, locale: OfferedLocale): Pathway => presentPathway(row, locale, parts)
  const presentFound = (row: PathwayRow | undefined, locale: OfferedLocale): Pathway => {
    if (!row) throw refuse('not_found')
    return present(row, locale)
  }

  return [
    serve(listPathways, async ({ caller, locale }) =>
      (await pathways.listAll(caller.user.id, locale)).map((row) => present(row, locale)),
    ),
    serve(listMyPathways, async ({ caller, locale }) =>
      (await pathways.listMine(caller.user.id, locale)).map((row) => present(row, locale)),
    ),
    serve(analyzePathways, async ({ caller, locale, input: { body } }) => {
      await limits.take('analyze', caller.user.id)
      const found = await findPathways(parts, caller.user.id, locale, body.specificNeed)
      const rows = await pathways.keep(caller.user.id, found, { locale, replacesIdentified: body.regenerate === true })
      return rows.map((row) => present(row, locale))
    }),
    serve(savePathway, async ({ caller, locale, input: { body }, idempotencyKey }) =>
      present(await saveOnce(parts, caller.user.id, locale, body, idempotencyKey), locale),
    ),
    serve(getPathway, async ({ caller, locale, input: { params } }) =>
      presentFound(await pathways.find(caller.user.id, params.id), locale),
    ),
    serve(updatePathway, async ({ caller, locale, input: { params, body } }) =>
      presentFound(
        await pathways.update(caller.user.id, params.id, changesOfUpdate(body, caller.user.id, parts.seal)),
        locale,
      ),
    ),
    serve(pursuePathway, async ({ caller, locale, input: { params } }) => {
      const row = await pathways.pursue(caller.user.id, params.id)
      if (row) return present(row, locale)
      throw refuse((await pathways.find(caller.user.id, params.id)) ? 'pathway_not_identified' : 'not_found')
    }),
    serve(completeStep, async ({ caller, locale, input: { params, body } }) =>
      presentFound(await pathways.completeStep(caller.user.id, params.id, params.index, body.completed), locale),
    ),
    serve(removePathway, async ({ caller, input: { params } }) => {
      if (!(await pathways.takeOffPlan(caller.user.id, params.id))) throw refuse('not_found')
      return DONE
    }),
    serve(deletePathway, async ({ caller, input: { params } }) => {
      if (!(await pathways.remove(caller.user.id, params.id))) throw refuse('not_found')
      return DONE
    }),
  ]
}
