import { createHash } from 'node:crypto'
import { endSessions, listSessions } from '@careway/contracts/account/sessions'
import { DONE } from '@careway/contracts/kit/nothing'
import { serve, type ServedEndpoint } from '../../calls/endpoint-handler'
import type { AccountParts } from './account-parts'

/** A name to tell sessions apart by, from which the stored key can't be found. */
const shownId = (sessionId: string) => createHash('sha256').update(sessionId).digest('base64url').slice(0, 16)

export const serveListSessions = (parts: AccountParts): ServedEndpoint =>
  serve(listSessions, async ({ caller }) => {
    const rows = await parts.sessions.listOf(caller.user.id)
    return rows.map((row) => ({
      id: shownId(row.sessionId),
      createdAt: row.createdAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      isCurrent: row.sessionId === caller.sessionId,
    }))
  })

export const serveEndSessions = (parts: AccountParts): ServedEndpoint =>
  serve(endSessions, async ({ caller }) => {
    await parts.sessions.endOthers(caller.user.id, caller.sessionId)
    await parts.audit.record({ action: 'account.sessions-ended', actorId: caller.user.id })
    return DONE
  })
