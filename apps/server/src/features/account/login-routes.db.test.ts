import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { CLIENT, startFakeIssuer, type FakeClaims, type FakeIssuer } from '../../adapters/openid/issuer.fake'
import { ANA, openCoreServer, signUpAs, type CoreServer } from '../../composition/test-support/core-server'
import { users } from '../../db/schema'
import { describeOnEachEngine } from '../../db/test-support/each-engine'

const CLAIMS = { email: ANA.email, email_verified: true, given_name: 'Ana', family_name: 'Ruiz' }

describeOnEachEngine('signing in with an organisation', (database) => {
  let fake: FakeIssuer
  let server: CoreServer
  beforeAll(async () => {
    fake = await startFakeIssuer()
  })
  afterAll(() => fake.stop())
  beforeEach(async () => {
    await database().orm.delete(users)
    const variables = {
      OIDC_ISSUER: fake.issuer,
      OIDC_CLIENT_ID: CLIENT.clientId,
      OIDC_CLIENT_SECRET: CLIENT.clientSecret,
    }
    server = await openCoreServer(database(), { variables })
  })
  afterEach(() => server.close())

  const cookiesOf = (headers: { readonly 'set-cookie'?: string | string[] | undefined }) =>
    [headers['set-cookie'] ?? []].flat()

  const leave = async (returnTo = '/pathways') => {
    const { headers } = await server.browser().get(`/api/login?returnTo=${encodeURIComponent(returnTo)}`)
    return { url: String(headers.location), ticket: cookiesOf(headers)[0] ?? '' }
  }
  const comeBack = async (address: string, cookie: string) => {
    const browser = server.browser()
    const { pathname, search } = new URL(address)
    const answer = await browser.get(`${pathname}${search}`, { cookie })
    return { browser, location: answer.headers.location, cookies: cookiesOf(answer.headers) }
  }
  const goThrough = async (claims: FakeClaims, returnTo?: string) => {
    const { url, ticket } = await leave(returnTo)
    return comeBack(fake.agree(url, claims), ticket.split(';', 1)[0]!)
  }
  const allUsers = () => database().orm.select().from(users)

  it('leaves with a sealed ticket that only the way back can read', async () => {
    const { url, ticket } = await leave()
    expect(url.startsWith(`${fake.issuer}/authorize?`)).toBe(true)
    expect(ticket).toMatch(/^careway_ticket=[\w-]+; Path=\/api\/login; HttpOnly; SameSite=Lax; Max-Age=600$/)
    const { state, nonce } = Object.fromEntries(new URL(url).searchParams)
    for (const secret of [state, nonce]) expect(ticket).not.toContain(secret)
  })

  it('makes an account on the first visit and finds it on the next', async () => {
    for (const path of ['/pathways', '/my-pathways']) {
      const { browser, location, cookies } = await goThrough(CLAIMS, path)
      expect(location).toBe(path)
      expect(cookies.some((each) => each.startsWith('careway_ticket=;'))).toBe(true)
      expect((await browser.get('/api/auth/user')).json()).toMatchObject({
        email: ANA.email,
        firstName: 'Ana',
        emailVerified: true,
        role: 'user',
      })
    }
    expect(await allUsers()).toMatchObject([{ passwordHash: null }])
  })

  it('links an account whose owner has confirmed the e-mail, and leaves its password', async () => {
    await signUpAs(server)
    await server.core.afterwork.settled()
    await database().orm.update(users).set({ emailVerified: true })
    const [before] = await allUsers()
    await goThrough(CLAIMS)
    expect((await allUsers()).map(({ id, passwordHash }) => [id, passwordHash])).toEqual([
      [before!.id, before!.passwordHash],
    ])
  })

  it('takes an account that a stranger made with the e-mail away from the stranger', async () => {
    const stranger = await signUpAs(server)
    await server.core.afterwork.settled()
    const { browser } = await goThrough(CLAIMS)
    expect((await browser.get('/api/auth/user')).statusCode).toBe(200)
    expect((await stranger.get('/api/auth/user')).statusCode).toBe(401)
    expect(
      (await server.browser().post('/api/auth/login', { email: ANA.email, password: ANA.password })).statusCode,
    ).toBe(401)
  })

  it('lets nobody in whose e-mail the provider has not proven, or whose account is switched off', async () => {
    const unproven = await goThrough({ ...CLAIMS, email_verified: false })
    expect([unproven.location, unproven.browser.cookie()]).toEqual([
      '/login?returnTo=%2F&problem=organization-refused',
      '',
    ])
    expect(await allUsers()).toEqual([])

    await goThrough(CLAIMS)
    await database().orm.update(users).set({ isActive: false }).where(eq(users.email, ANA.email))
    const switchedOff = await goThrough(CLAIMS)
    expect([switchedOff.location, switchedOff.browser.cookie()]).toEqual([
      '/login?returnTo=%2F&problem=organization-refused',
      '',
    ])
  })

  it("lets nobody in on another browser's way back, without a ticket, or with a changed one", async () => {
    const theirs = await leave()
    const mine = await leave()
    const back = () => fake.agree(theirs.url, CLAIMS)
    const changed = mine.ticket.split(';', 1)[0]!.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    for (const cookie of [mine.ticket.split(';', 1)[0]!, 'x=1', 'careway_ticket=', changed]) {
      const { location, browser } = await comeBack(back(), cookie)
      expect([location, browser.cookie()]).toEqual(['/login?returnTo=%2F&problem=organization-refused', ''])
    }
    expect(await allUsers()).toEqual([])
  })

  it('goes on only to paths of ours', async () => {
    expect((await goThrough(CLAIMS, 'https://evil.example')).location).toBe('/')
  })
})
