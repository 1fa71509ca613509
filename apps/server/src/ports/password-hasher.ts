export interface PasswordHasher {
  /** Throws `Overload` when too many wait. */
  hash(password: string): Promise<string>
  /** With no hash it does the same work against one that nothing matches, and answers false. */
  verify(password: string, hash: string | undefined): Promise<boolean>
}

/** True for passwords that everybody tries. */
export type IsCommonPassword = (password: string) => boolean
