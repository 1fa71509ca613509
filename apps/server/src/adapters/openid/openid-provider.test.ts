import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { IdentityProvider } from '../../ports/identity-provider'
import { CLIENT, startFakeIssuer, type FakeClaims, type FakeIssuer } from './issuer.fake'
import { createOpenIdProvider } from './openid-provider.adapter'

const REDIRECT = 'https://care.example.org/api/login/callback'
const ANA = { email: 'ana@example.org', email_verified: true, given_name: 'Ana', family_name: 'Ruiz' }

describe('sign-in with an organisation', () => {
  let fake: FakeIssuer
  let provider: IdentityProvider
  beforeAll(async () => {
    fake = await startFakeIssuer()
    provider = createOpenIdProvider({ issuer: fake.issuer, ...CLIENT })
  })
  afterAll(() => fake.stop())

  const goThrough = async (claims: FakeClaims) => {
    const { url, ticket } = await provider.begin(REDIRECT)
    return provider.finish(fake.agree(url, claims), ticket)
  }

  it('leaves with a proof of its own each time, and asks for no more than it needs', async () => {
    const [one, two] = [await provider.begin(REDIRECT), await provider.begin(REDIRECT)]
    const asked = new URL(one.url).searchParams
    expect(Object.fromEntries(asked)).toMatchObject({
      response_type: 'code',
      client_id: CLIENT.clientId,
      redirect_uri: REDIRECT,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      state: one.ticket.state,
      nonce: one.ticket.nonce,
    })
    expect(one.url).not.toContain(one.ticket.codeVerifier)
    expect(one.url).not.toContain(CLIENT.clientSecret)
    for (const part of ['state', 'nonce', 'codeVerifier'] as const) expect(one.ticket[part]).not.toBe(two.ticket[part])
  })

  it('comes back with who the person is', async () => {
    expect(await goThrough(ANA)).toEqual({
      email: ANA.email,
      isEmailVerified: true,
      firstName: 'Ana',
      lastName: 'Ruiz',
    })
  })

  it.each([false, undefined])('takes an e-mail as unproven where the provider says %s', async (email_verified) => {
    const { email_verified: _proven, ...unproven } = ANA
    const claims = email_verified === undefined ? unproven : { ...unproven, email_verified }
    expect((await goThrough(claims)).isEmailVerified).toBe(false)
  })

  it.each([
    ['no e-mail', { given_name: 'Ana' }, 'no e-mail address'],
    ["another sign-in's nonce", { ...ANA, nonce: 'another' }, 'unexpected JWT claim'],
    ['a token for somebody else', { ...ANA, aud: 'another-client' }, 'unexpected JWT claim'],
  ])('refuses %s', async (_what, claims, words) => {
    await expect(goThrough(claims)).rejects.toThrow(words)
  })

  it("refuses another sign-in's state, proof, or a code used before", async () => {
    const { url, ticket } = await provider.begin(REDIRECT)
    const back = fake.agree(url, ANA)
    await expect(provider.finish(back, { ...ticket, state: 'another' })).rejects.toThrow('invalid response')
    await expect(provider.finish(back, { ...ticket, codeVerifier: 'a'.repeat(43) })).rejects.toThrow(
      'server responded with an error',
    )
    const again = fake.agree(url, ANA)
    await provider.finish(again, ticket)
    await expect(provider.finish(again, ticket)).rejects.toThrow('server responded with an error')
  })

  it('asks the provider anew after it could not be reached', async () => {
    const first = await startFakeIssuer()
    await first.stop()
    const patient = createOpenIdProvider({ issuer: first.issuer, ...CLIENT })
    await expect(patient.begin(REDIRECT)).rejects.toThrow('fetch failed')
    const second = await startFakeIssuer(Number(new URL(first.issuer).port))
    expect((await patient.begin(REDIRECT)).url).toContain(`${second.issuer}/authorize`)
    await second.stop()
  })
})
