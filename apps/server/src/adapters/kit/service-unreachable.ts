/** Why nobody answered, as codes: they go to the log and into answers, and hold nothing of what was asked. */
export const UNREACHABLE_REASONS = [
  'timeout',
  'network',
  'too-many-requests',
  'server-error',
  'key-refused',
  'redirected',
  'unreadable-answer',
  'refused',
  'too-large',
  'paused-after-failures',
  'too-many-at-once',
] as const
export type UnreachableReason = (typeof UNREACHABLE_REASONS)[number]

export class ServiceUnreachable extends Error {
  override readonly name = 'ServiceUnreachable'
  readonly reason: UnreachableReason

  constructor(reason: UnreachableReason) {
    super(`An outside service can't be reached: ${reason}`)
    this.reason = reason
  }
}
