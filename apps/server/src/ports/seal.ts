/** What a sealed value belongs to. A value sealed for one place does not open in another. */
export interface SealPlace {
  /** Table and column, such as `user_profiles.sealed_details`. */
  readonly column: string
  readonly userId: string
}

/** Encryption at rest for health details. */
export interface Seal {
  seal(plainText: string, place: SealPlace): Uint8Array
  /** Throws `SealBroken` for another key, another place, or changed bytes. */
  open(sealed: Uint8Array, place: SealPlace): string
  /** True when the value names this key. Tells a wrong `DATA_KEY` from a damaged value. */
  isOwnKey(sealed: Uint8Array): boolean
}

export class SealBroken extends Error {
  override readonly name = 'SealBroken'
}
