import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface FakeClaims {
  readonly email?: string
  readonly email_verified?: boolean
  readonly given_name?: string
  readonly family_name?: string
  readonly nonce?: string
  readonly aud?: string
}

export const CLIENT = { clientId: 'careway', clientSecret: 'a secret between us' }

interface Grant {
  readonly challenge: string
  readonly redirectUri: string
  readonly claims: FakeClaims
}

const bytes = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return new URLSearchParams(text)
}

/** An OpenID Connect provider of a test's own: it checks the code, the redirect address and the PKCE proof, as real ones do. */
export async function startFakeIssuer(port = 0) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const grants = new Map<string, Grant>()
  let issuer = ''

  const idToken = (claims: FakeClaims) => {
    const seconds = Math.floor(Date.now() / 1000)
    const payload = { iss: issuer, aud: CLIENT.clientId, sub: 'person-1', iat: seconds, exp: seconds + 300, ...claims }
    const signed = `${bytes({ alg: 'RS256', kid: 'one' })}.${bytes(payload)}`
    return `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`
  }
  const redeem = (form: URLSearchParams): object | undefined => {
    const code = form.get('code') ?? ''
    const grant = grants.get(code)
    grants.delete(code)
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    if (!grant || proof !== grant.challenge || form.get('redirect_uri') !== grant.redirectUri) return undefined
    return { access_token: randomUUID(), token_type: 'bearer', id_token: idToken(grant.claims) }
  }
  const answerTo = async (request: IncomingMessage): Promise<object | undefined> => {
    if (request.url === '/jwks')
      return { keys: [{ ...publicKey.export({ format: 'jwk' }), alg: 'RS256', kid: 'one', use: 'sig' }] }
    if (request.url === '/token') return redeem(await formOf(request))
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    }
  }
  const server = createServer((request, response) => {
    void answerTo(request).then((answer) => {
      response.writeHead(answer ? 200 : 400, { 'content-type': 'application/json' })
      response.end(JSON.stringify(answer ?? { error: 'invalid_grant' }))
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    issuer,
    /** The person agrees: answers the address that the browser is sent back to. */
    agree: (authorizeUrl: string, claims: FakeClaims): string => {
      const asked = new URL(authorizeUrl).searchParams
      const code = randomUUID()
      const redirectUri = new URL(asked.get('redirect_uri') ?? '').href
      const nonce = asked.get('nonce') ?? ''
      grants.set(code, { challenge: asked.get('code_challenge') ?? '', redirectUri, claims: { nonce, ...claims } })
      return `${redirectUri}?${new URLSearchParams({ code, state: asked.get('state') ?? '' }).toString()}`
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

export type FakeIssuer = Awaited<ReturnType<typeof startFakeIssuer>>
