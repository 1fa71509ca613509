import type { ProviderKind } from '@careway/domain/vocabulary/provider-kind'

/** A person or an organization as the national registry has it now. */
export interface RegisteredProvider {
  /** Ten digits. */
  readonly npi: string
  readonly name: string
  /** Letters behind the name, as registered. */
  readonly credential?: string
  readonly isOrganization: boolean
  /** NUCC codes, the primary one first. */
  readonly taxonomyCodes: readonly string[]
  /** Of the practice, never of the mail. */
  readonly address: string
  readonly city: string
  readonly state: string
  readonly zipCode: string
  /** Digits only, ten of them. */
  readonly phone?: string
  /** `YYYY-MM-DD` */
  readonly lastUpdated?: string
}

export interface RegistryQuestion {
  readonly zipCode: string
  /** All kinds where empty. */
  readonly kinds: readonly ProviderKind[]
}

export type Registered<Found> =
  | {
      readonly kind: 'found'
      readonly found: Found
      /** The day of the answer, `YYYY-MM-DD`. */
      readonly asOf: string
    }
  /** The registry can't be reached now. */
  | { readonly kind: 'unreachable'; readonly reason: string }

/** The national registry of providers, asked live. It learns a ZIP and words for a specialty, or a provider's number. */
export interface ProviderRegistry {
  readonly source: { readonly title: string; readonly url: string }
  /** Those who practice in the ZIP, and around it where they are few. Kinds are a wish: others can be among them. */
  findNear(question: RegistryQuestion): Promise<Registered<readonly RegisteredProvider[]>>
  /** @param npi a provider's own public number */
  find(npi: string): Promise<Registered<RegisteredProvider | undefined>>
}
