import { listCorrections, updateCorrection } from '@careway/contracts/corrections/corrections'
import { serve, type ServedEndpoint } from '../../calls/endpoint-handler'
import { nextPageLink, readCursor } from '../../calls/page-cursor'
import { refuse } from '../../calls/refusal'
import type { AuditLog } from '../../ports/audit-log'
import type { CorrectionsParts } from './corrections-parts'
import type { CorrectionRow } from './corrections.repository'

/** An entry for each person whose words were read, with the numbers of their reports. */
async function recordReading(audit: AuditLog, actorId: string, rows: readonly CorrectionRow[]): Promise<void> {
  const people = new Map<string | null, string[]>()
  for (const { userId, id } of rows) people.set(userId, [...(people.get(userId) ?? []), id])
  for (const [subjectId, ids] of people)
    await audit.record({ action: 'corrections.read', actorId, subjectId, note: ids.join(' ') })
}

export const serveCorrectionsToAdmins = ({
  corrections,
  audit,
}: Pick<CorrectionsParts, 'corrections' | 'audit'>): readonly ServedEndpoint[] => [
  serve(listCorrections, async ({ caller, input: { query }, header }) => {
    const { limit, cursor, status } = query
    const rows = await corrections.repository.listPage({ status, limit: limit + 1, after: readCursor(cursor) })
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    if (last && rows.length > limit)
      header('link', nextPageLink(listCorrections.path, query, { at: last.createdAt, id: last.id }))
    await recordReading(audit, caller.user.id, page)
    return page.map(corrections.present)
  }),
  serve(updateCorrection, async ({ caller, input: { params, body } }) => {
    const { status, note } = body
    const row = await corrections.repository.change(params.id, {
      ...(status && { status }),
      ...(note !== undefined && { sealedNote: corrections.sealNote(params.id, note) }),
      handledBy: caller.user.id,
    })
    if (!row) throw refuse('not_found')
    const what = [row.id, status, note === undefined ? undefined : 'note'].filter(Boolean).join(' ')
    await audit.record({ action: 'corrections.changed', actorId: caller.user.id, subjectId: row.userId, note: what })
    return corrections.present(row)
  }),
]
