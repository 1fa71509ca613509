import type { Caller } from './caller'

/** Sessions by the hash of their cookie. */
export interface SessionStore {
  /** The session and its user in one query; nothing for an ended, idle or expired one, or a user who may not sign in. */
  find(tokenHash: string): Promise<Caller | undefined>
  begin(tokenHash: string, userId: string): Promise<void>
  end(tokenHash: string): Promise<void>
}
