import type { Caller } from './caller'

/** Sessions by the hash of their cookie. */
export interface SessionStore {
  /** The session and its user in one query; nothing for an ended, idle or expired one, or a user who may not sign in. */
  find(tokenHash: string): Promise<Caller | undefined>
  /**
   * @param passwordHash the one that was proven: where it has changed since, no session begins
   * @returns whether a session began; never for a person who is gone or may not sign in
   */
  begin(tokenHash: string, userId: string, passwordHash?: string): Promise<boolean>
  end(tokenHash: string): Promise<void>
}
