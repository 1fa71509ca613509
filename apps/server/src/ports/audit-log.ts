export const AUDIT_ACTIONS = [
  'account.signed-up',
  'account.signed-in',
  'account.sign-in-refused',
  'account.signed-out',
  'account.sessions-ended',
  'account.changed',
  'account.password-changed',
  'account.password-reset-asked',
  'account.password-reset',
  'account.email-verified',
  'account.exported',
  'account.deleted',
  'account.set-up',
  'corrections.read',
  'corrections.changed',
  'model.agreed',
  'model.refused',
  'access.denied',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

export interface AuditEvent {
  readonly action: AuditAction
  readonly actorId: string | null
  /** The account it was done to, or tried on. */
  readonly subjectId?: string | null
  /** `done` unless said. */
  readonly outcome?: 'done' | 'refused'
  /** The call, or the kind of change. Never a health detail, a secret or an address. */
  readonly note?: string
}

export interface AuditLog {
  record(event: AuditEvent): Promise<void>
}
