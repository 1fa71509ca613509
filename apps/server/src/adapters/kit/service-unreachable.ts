/** Why nobody answered, as codes: they go to the log and into answers, and hold nothing of what was asked. */
export const UNREACHABLE_REASONS = [
  'timeout',
  'network',
  'too-many-requests',
  'server-error',
  'key-refused',
  'redirected',
  'unreadable-answer',
  'too-large',
  'paused-after-failures',
  'too-many-at-once',
] as const
export type UnreachableReason = (typeof UNREACHABLE_REASONS)[number]

export class CmsUnreachable extends Error {
  override readonly name = 'CmsUnreachable'
  readonly reason: UnreachableReason

  constructor(reason: UnreachableReason) {
    super(`The CMS Marketplace API can't be reached: ${reason}`)
    this.reason = reason
  }
}
