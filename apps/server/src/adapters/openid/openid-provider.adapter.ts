import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
  type Configuration,
  type IDToken,
} from 'openid-client'
import type { OpenIdSettings } from '../../config/settings'
import type { IdentityProvider, ProvenIdentity } from '../../ports/identity-provider'

const TIMEOUT_SECONDS = 10

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim().slice(0, 80) : '')

function identityOf(claims: IDToken): ProvenIdentity {
  const email = claims['email']
  if (typeof email !== 'string') throw new Error('the provider gave no e-mail address')
  return {
    email,
    isEmailVerified: claims['email_verified'] === true,
    firstName: textOf(claims['given_name']) || textOf(claims['name']),
    lastName: textOf(claims['family_name']),
  }
}

/** The provider is asked for its addresses when first needed, and again when that failed. */
export function createOpenIdProvider({ issuer, clientId, clientSecret }: OpenIdSettings): IdentityProvider {
  let known: Promise<Configuration> | undefined
  const configuration = (): Promise<Configuration> => {
    known ??= discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      execute: issuer.startsWith('http:') ? [allowInsecureRequests] : [],
    })
    known.catch(() => {
      known = undefined
    })
    return known
  }
  return {
    begin: async (redirectUri) => {
      const ticket = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() }
      const url = buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: ticket.state,
        nonce: ticket.nonce,
        code_challenge: await calculatePKCECodeChallenge(ticket.codeVerifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, ticket }
    },
    finish: async (cameBackTo, ticket) => {
      const tokens = await authorizationCodeGrant(await configuration(), new URL(cameBackTo), {
        expectedState: ticket.state,
        expectedNonce: ticket.nonce,
        pkceCodeVerifier: ticket.codeVerifier,
        idTokenExpected: true,
      })
      const claims = tokens.claims()
      if (!claims) throw new Error('the provider gave no identity')
      return identityOf(claims)
    },
  }
}
