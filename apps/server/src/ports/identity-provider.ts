/** What is kept between leaving for the provider and coming back. */
export interface SignInTicket {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

export interface ProvenIdentity {
  readonly email: string
  readonly isEmailVerified: boolean
  readonly firstName: string
  readonly lastName: string
}

/** An organisation's own sign-in, over OpenID Connect. */
export interface IdentityProvider {
  begin(redirectUri: string): Promise<{ readonly url: string; readonly ticket: SignInTicket }>
  /** @param cameBackTo the whole address the provider sent the browser to. Throws when anything does not match. */
  finish(cameBackTo: string, ticket: SignInTicket): Promise<ProvenIdentity>
}
