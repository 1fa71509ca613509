import { getCorrectionStatus, sendCorrection } from '@careway/contracts/corrections/corrections'
import { serveOpenly, type ServedEndpoint } from '../../calls/endpoint-handler'
import { refuse } from '../../calls/refusal'
import type { CorrectionsParts } from './corrections-parts'
import { serveCorrectionsToAdmins } from './serve-to-admins'

const TITLE_MAXIMUM = 300

export function correctionsEndpoints(parts: CorrectionsParts): readonly ServedEndpoint[] {
  const { corrections, findTitle, limits } = parts
  return [
    serveOpenly(sendCorrection, async ({ input: { body }, address, findCaller }) => {
      await limits.take('corrections', address)
      const title = await findTitle(body.targetType, body.targetId)
      if (title === undefined) throw refuse('not_found')
      const caller = await findCaller()
      const { id, status } = await corrections.add(body, title.slice(0, TITLE_MAXIMUM), caller?.user.id ?? null)
      return { id, status }
    }),
    serveOpenly(getCorrectionStatus, async ({ input: { params }, address }) => {
      await limits.take('directory', address)
      const row = await corrections.repository.find(params.id)
      if (!row) throw refuse('not_found')
      return { id: row.id, status: row.status, updatedAt: row.updatedAt.toISOString() }
    }),
    ...serveCorrectionsToAdmins(parts),
  ]
}
