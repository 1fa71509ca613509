import type { Database } from '../../db/database'
import { auditEntries } from '../../db/schema'
import type { AuditLog } from '../../ports/audit-log'

/** The audit log in the database. */
export const createAuditRepository = (db: Database): AuditLog => ({
  record: async ({ action, actorId, subjectId, outcome = 'done', note }) => {
    await db.orm.insert(auditEntries).values({
      action,
      actorUserId: actorId,
      outcome,
      ...(subjectId ? { targetType: 'user', targetId: subjectId } : {}),
      ...(note ? { detail: { note } } : {}),
    })
  },
})
