import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { prepareFirstSuperAdmin } from '../../composition/first-super-admin'
import { describeOnEachEngine } from '../../db/test-support/each-engine'
import {
  ANA,
  mailedToken,
  openCoreServer,
  PROFILE,
  signUpAs,
  type CoreServer,
} from '../../composition/test-support/core-server'
import { auditEntries, betaFeedback, oneTimeLinks, sessions, userProfiles, users } from '../../db/schema'
import { hashOfToken } from './one-time-token'

describeOnEachEngine('accounts', (database) => {
  let server: CoreServer
  beforeEach(async () => {
    await database().orm.delete(users)
    await database().orm.delete(oneTimeLinks)
    await database().orm.delete(auditEntries)
    await database().orm.delete(betaFeedback)
    server = await openCoreServer(database())
  })
  afterEach(() => server.close())

  const rowOf = async (email: string) => (await database().orm.select().from(users).where(eq(users.email, email)))[0]
  const sessionRows = () => database().orm.select().from(sessions)
  const auditActions = async () => (await database().orm.select().from(auditEntries)).map(({ action }) => action)

  it('signs up, is signed in, and is shown no secret', async () => {
    const browser = server.browser()
    const answer = await browser.post('/api/auth/signup', ANA)
    expect(answer.statusCode).toBe(201)
    expect(Object.keys(answer.json()).toSorted()).toEqual([
      'createdAt',
      'email',
      'emailVerified',
      'firstName',
      'id',
      'lastName',
      'profileImageUrl',
      'role',
      'subscriptionStatus',
      'subscriptionTier',
    ])
    expect(answer.json()).toMatchObject({
      email: ANA.email,
      role: 'user',
      subscriptionTier: 'free',
      emailVerified: false,
    })
    expect((await browser.get('/api/auth/user')).json()).toEqual(answer.json())
    expect((await rowOf(ANA.email))?.passwordHash).toMatch(/^\$argon2id\$/)
  })

  it('has one account for an address, however it is written', async () => {
    await signUpAs(server)
    for (const email of ['ana.ruiz@EXAMPLE.org', ` ${ANA.email} `]) {
      const answer = await server.browser().post('/api/auth/signup', { ...ANA, email })
      expect([answer.statusCode, answer.json().code, answer.json().fieldErrors]).toEqual([
        409,
        'email_taken',
        { email: expect.any(String) },
      ])
    }
    expect(
      (await server.browser().post('/api/auth/login', { email: 'ANA.RUIZ@example.ORG', password: ANA.password }))
        .statusCode,
    ).toBe(200)
  })

  it('tells everything that is wrong with a sign-up at once', async () => {
    const answer = await server
      .browser()
      .post('/api/auth/signup', { email: 'x', password: '123456', firstName: ' ', role: 'admin' })
    expect(Object.keys(answer.json().fieldErrors).toSorted()).toEqual([
      'email',
      'firstName',
      'lastName',
      'password',
      'role',
    ])
    expect(await database().orm.select().from(users)).toEqual([])
  })

  it('refuses passwords that are short, that everybody tries, or that hold the e-mail', async () => {
    for (const password of ['corta', 'password1', 'ana.ruiz-2026']) {
      const answer = await server.browser().post('/api/auth/signup', { ...ANA, password })
      expect([answer.statusCode, Object.keys(answer.json().fieldErrors)]).toEqual([400, ['password']])
    }
  })

  it('answers a wrong password and an unknown e-mail alike', async () => {
    await signUpAs(server)
    const wrong = await server.browser().post('/api/auth/login', { email: ANA.email, password: 'not the one' })
    const unknown = await server
      .browser()
      .post('/api/auth/login', { email: 'nobody@example.org', password: 'not the one' })
    expect([wrong.statusCode, wrong.body]).toEqual([unknown.statusCode, unknown.body])
    expect(wrong.json().code).toBe('credentials_wrong')
    expect(Object.keys(wrong.headers).toSorted()).toEqual(Object.keys(unknown.headers).toSorted())
  })

  it('never keeps the cookie a browser came with: signing in makes a new one and ends the old', async () => {
    const browser = await signUpAs(server)
    const before = browser.cookie()
    await browser.post('/api/auth/login', { email: ANA.email, password: ANA.password })
    expect(browser.cookie()).not.toBe(before)
    const old = server.browser()
    old.takeCookie(before)
    expect((await old.get('/api/auth/user')).statusCode).toBe(401)

    const planted = server.browser()
    planted.takeCookie(`careway=${'A'.repeat(43)}`)
    await planted.post('/api/auth/login', { email: ANA.email, password: ANA.password })
    expect(planted.cookie()).not.toContain('AAAA')
  })

  it('keeps of a session only a hash', async () => {
    const browser = await signUpAs(server)
    const secret = browser.cookie().split('=')[1]!
    expect(JSON.stringify(await sessionRows())).not.toContain(secret)
  })

  it('signs out for good, and twice does no harm', async () => {
    const browser = await signUpAs(server)
    const cookie = browser.cookie()
    expect((await browser.post('/api/logout')).json()).toEqual({ ok: true })
    browser.takeCookie(cookie)
    expect((await browser.get('/api/auth/user')).statusCode).toBe(401)
    expect((await browser.post('/api/logout')).statusCode).toBe(200)
    expect(await sessionRows()).toEqual([])
  })

  it('ends a session after a day without use, and after seven days with it', async () => {
    const start = new Date('2026-03-01T00:00:00Z').getTime()
    const at = (hours: number) => {
      server.clock.now = () => new Date(start + hours * 3_600_000)
    }
    at(0)
    const used = await signUpAs(server)
    const idle = await signUpAs(server, { email: 'ben@example.org' })
    for (let hours = 20; hours < 168; hours += 20) {
      at(hours)
      expect((await used.get('/api/auth/user')).statusCode).toBe(200)
      await server.core.afterwork.settled()
    }
    expect((await idle.get('/api/auth/user')).statusCode).toBe(401)
    at(167.9)
    expect((await used.get('/api/auth/user')).statusCode).toBe(200)
    at(168)
    expect((await used.get('/api/auth/user')).statusCode).toBe(401)
    await server.core.account.sessions.sweep()
    expect(await sessionRows()).toEqual([])
  })

  it('does not write for a session that was seen this minute', async () => {
    const browser = await signUpAs(server)
    const before = await sessionRows()
    await browser.get('/api/auth/user')
    await server.core.afterwork.settled()
    expect(await sessionRows()).toEqual(before)
  })

  it('signs out a deactivated person at once, and lets them in no more', async () => {
    const browser = await signUpAs(server)
    await database().orm.update(users).set({ isActive: false })
    expect((await browser.get('/api/auth/user')).statusCode).toBe(401)
    const again = await server.browser().post('/api/auth/login', { email: ANA.email, password: ANA.password })
    expect([again.statusCode, again.json().code]).toEqual([401, 'credentials_wrong'])
  })

  it('answers a known and an unknown e-mail alike when a password was forgotten, and mails only the known', async () => {
    await signUpAs(server)
    await server.core.afterwork.settled()
    server.mails.length = 0
    const known = await server.browser().post('/api/auth/forgot-password', { email: ANA.email.toLowerCase() })
    const unknown = await server.browser().post('/api/auth/forgot-password', { email: 'nobody@example.org' })
    expect([known.statusCode, known.body]).toEqual([unknown.statusCode, unknown.body])
    expect(known.statusCode).toBe(202)
    await server.core.afterwork.settled()
    expect(server.mails.map(({ to }) => to)).toEqual([ANA.email])
  })

  it('sets a new password with the mailed link, once, and ends every session', async () => {
    const browser = await signUpAs(server)
    await server.browser().post('/api/auth/forgot-password', { email: ANA.email })
    const token = await mailedToken(server, ANA.email)
    const reset = (password: string) => server.browser().post('/api/auth/reset-password', { token, password })

    expect((await reset('password1')).json().fieldErrors).toEqual({ password: expect.any(String) })
    expect((await reset('siete montes verdes')).statusCode).toBe(200)
    expect((await browser.get('/api/auth/user')).statusCode).toBe(401)
    expect((await reset('otra vez distinto')).json().code).toBe('link_invalid')
    const signIn = (password: string) => server.browser().post('/api/auth/login', { email: ANA.email, password })
    expect([(await signIn(ANA.password)).statusCode, (await signIn('siete montes verdes')).statusCode]).toEqual([
      401, 200,
    ])
  })

  it('does not take a link after its hour, nor one that a newer one replaced', async () => {
    await signUpAs(server)
    const ask = async () => {
      await server.browser().post('/api/auth/forgot-password', { email: ANA.email })
      return mailedToken(server, ANA.email)
    }
    const first = await ask()
    const second = await ask()
    const reset = async (token: string) =>
      (await server.browser().post('/api/auth/reset-password', { token, password: 'siete montes verdes' })).json()
    expect((await reset(first)).code).toBe('link_invalid')
    server.clock.now = () => new Date(Date.now() + 61 * 60_000)
    expect((await reset(second)).code).toBe('link_invalid')
  })

  it('confirms an e-mail with its link, and not with a link of another purpose', async () => {
    const browser = await signUpAs(server)
    const token = await mailedToken(server, ANA.email)
    expect(
      (await server.browser().post('/api/auth/reset-password', { token, password: 'siete montes verdes' })).json().code,
    ).toBe('link_invalid')
    expect((await server.browser().post('/api/auth/verify-email', { token })).statusCode).toBe(200)
    expect((await browser.get('/api/auth/user')).json().emailVerified).toBe(true)
    expect((await server.browser().post('/api/auth/verify-email', { token })).json().code).toBe('link_invalid')
  })

  it('stores links only as hashes', async () => {
    await signUpAs(server)
    const token = await mailedToken(server, ANA.email)
    const rows = await database().orm.select().from(oneTimeLinks)
    expect(rows.map(({ tokenHash }) => tokenHash)).toEqual([hashOfToken(token)])
  })

  it('changes a name freely, an e-mail or password only with the current password', async () => {
    const browser = await signUpAs(server)
    expect((await browser.patch('/api/auth/user', { firstName: 'Anita' })).json().firstName).toBe('Anita')
    for (const change of [{ email: 'new@example.org' }, { password: 'siete montes verdes' }]) {
      for (const currentPassword of [undefined, 'not the one']) {
        const answer = await browser.patch('/api/auth/user', { ...change, currentPassword })
        expect([answer.statusCode, Object.keys(answer.json().fieldErrors)]).toEqual([400, ['currentPassword']])
      }
    }
    const answer = await browser.patch('/api/auth/user', { email: 'new@example.org', currentPassword: ANA.password })
    expect(answer.json()).toMatchObject({ email: 'new@example.org', emailVerified: false })
  })

  it('ends the other sessions when the password changes, and tells the owner', async () => {
    const here = await signUpAs(server)
    const there = server.browser()
    await there.post('/api/auth/login', { email: ANA.email, password: ANA.password })
    await here.patch('/api/auth/user', { password: 'siete montes verdes', currentPassword: ANA.password })
    expect([(await here.get('/api/auth/user')).statusCode, (await there.get('/api/auth/user')).statusCode]).toEqual([
      200, 401,
    ])
    await server.core.afterwork.settled()
    expect(server.mails.at(-1)?.subject).toBe('Your Careway password was changed')
  })

  it('begins no session by a password that has changed since it was proven, nor for a person who is gone', async () => {
    await signUpAs(server)
    const { id, passwordHash } = (await rowOf(ANA.email))!
    const begin = (sid: string, hash: string) => server.core.account.sessions.begin(sid, id, hash)
    await database().orm.update(users).set({ passwordHash: 'another' })
    expect(await begin('late', passwordHash!)).toBe(false)
    expect(await begin('in time', 'another')).toBe(true)
    await database().orm.delete(users)
    expect(await begin('gone', 'another')).toBe(false)
  })

  it('ends every session by the old password, also of those who sign in while it changes', async () => {
    const browser = await signUpAs(server)
    const others = Array.from({ length: 12 }, () => server.browser())
    const signIns = others.map((each) => each.post('/api/auth/login', { email: ANA.email, password: ANA.password }))
    await browser.patch('/api/auth/user', { password: 'siete montes verdes', currentPassword: ANA.password })
    await Promise.all(signIns)
    const statuses = await Promise.all(others.map(async (each) => (await each.get('/api/auth/user')).statusCode))
    expect(new Set(statuses)).toEqual(new Set([401]))
  })

  it('takes no new password on the word of one that was reset in the meantime', async () => {
    await signUpAs(server)
    const { id, passwordHash } = (await rowOf(ANA.email))!
    await database().orm.update(users).set({ passwordHash: 'set by the owner' })
    const change = { passwordHash: 'set by the thief', provenHash: passwordHash! }
    expect(await server.core.account.accounts.update(id, change, '')).toBe('password-outdated')
    expect((await rowOf(ANA.email))?.passwordHash).toBe('set by the owner')
  })

  it('makes no link to an e-mail that is the account’s no more: it would confirm the new one', async () => {
    await signUpAs(server)
    const { id } = (await rowOf(ANA.email))!
    await server.core.afterwork.settled()
    const before = await database().orm.select().from(oneTimeLinks)
    await database().orm.update(users).set({ email: 'new@example.org', emailKey: 'new@example.org' })
    const link = { purpose: 'verify_email', owner: { id, email: ANA.email }, tokenHash: 'x', expiresAt: null } as const
    expect(await server.core.account.links.replace(link)).toBe(false)
    expect(await database().orm.select().from(oneTimeLinks)).toEqual(before)
    expect(await server.core.account.links.replace({ ...link, owner: { id, email: 'NEW@example.org' } })).toBe(true)
  })

  it('mails strangers no more than a few links, however often an e-mail changes', async () => {
    await server.close()
    server = await openCoreServer(database(), { variables: { RATE_LIMIT_FACTOR: '1' } })
    const browser = await signUpAs(server)
    const statuses: number[] = []
    for (let each = 0; each < 6; each += 1) {
      const change = { email: `stranger-${each}@example.org`, currentPassword: ANA.password }
      statuses.push((await browser.patch('/api/auth/user', change)).statusCode)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })

  it('lets the owner in by a mailed link when strangers have used up the tries of the day', async () => {
    await server.close()
    server = await openCoreServer(database(), { variables: { RATE_LIMIT_FACTOR: '0.1' } })
    await signUpAs(server)
    for (let tries = 0; tries < 10; tries += 1)
      await server.core.limits.take('sign-in-account-day', 'ana.ruiz@example.org')
    const signIn = () => server.browser().post('/api/auth/login', { email: ANA.email, password: 'siete montes verdes' })
    expect((await signIn()).statusCode).toBe(429)
    await server.browser().post('/api/auth/forgot-password', { email: ANA.email })
    const token = await mailedToken(server, ANA.email)
    await server.browser().post('/api/auth/reset-password', { token, password: 'siete montes verdes' })
    expect((await signIn()).statusCode).toBe(200)
  })

  it("does not take over another person's e-mail", async () => {
    await signUpAs(server, { email: 'ben@example.org' })
    const browser = await signUpAs(server)
    const answer = await browser.patch('/api/auth/user', { email: 'BEN@example.org', currentPassword: ANA.password })
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'email_taken'])
    expect((await browser.get('/api/auth/user')).json().email).toBe(ANA.email)
  })

  it('shows its own sessions and ends the others', async () => {
    const here = await signUpAs(server)
    const there = server.browser()
    await there.post('/api/auth/login', { email: ANA.email, password: ANA.password })
    await signUpAs(server, { email: 'ben@example.org' })
    const list = (await here.get('/api/auth/sessions')).json()
    expect(list.map(({ isCurrent }: { isCurrent: boolean }) => isCurrent).toSorted()).toEqual([false, true])
    const sids = (await sessionRows()).map(({ sid }) => sid)
    expect(sids.some((sid) => JSON.stringify(list).includes(sid))).toBe(false)
    await here.delete('/api/auth/sessions')
    expect([(await here.get('/api/auth/user')).statusCode, (await there.get('/api/auth/user')).statusCode]).toEqual([
      200, 401,
    ])
    expect(await sessionRows()).toHaveLength(2)
  })

  it('exports all that is its own', async () => {
    const browser = await signUpAs(server)
    await browser.post('/api/profile', PROFILE)
    await browser.post('/api/feedback', { message: 'Muy bien', type: 'general' })
    const answer = await browser.get('/api/auth/export')
    expect(answer.headers['content-disposition']).toContain('attachment')
    expect(answer.json()).toMatchObject({
      user: { email: ANA.email },
      profile: { age: 34, zipCode: '66101' },
      pathways: [],
      bookmarks: [],
      feedback: [{ message: 'Muy bien' }],
    })
    expect(answer.body).not.toMatch(/argon2|passwordHash/)
  })

  it('deletes all that is its own at once, and a new account finds nothing of it', async () => {
    const browser = await signUpAs(server)
    await browser.post('/api/profile', PROFILE)
    await browser.post('/api/feedback', { message: 'Muy bien' })
    const cookie = browser.cookie()
    expect((await browser.delete('/api/auth/user')).statusCode).toBe(200)
    for (const table of [users, sessions, userProfiles, oneTimeLinks, betaFeedback])
      expect(await database().orm.select().from(table)).toEqual([])
    browser.takeCookie(cookie)
    expect((await browser.get('/api/auth/user')).statusCode).toBe(401)
    const again = await signUpAs(server)
    expect((await again.get('/api/profile')).json().code).toBe('profile_missing')
  })

  it('makes the first super admin with the setup link, once; a new start ends the old link', async () => {
    const start = async () => {
      const prepared = await prepareFirstSuperAdmin(server.core.account, undefined)
      return prepared.kind === 'setup-link' ? prepared.link().split('#token=')[1]! : ''
    }
    const earlier = await start()
    const token = await start()
    const setUp = (use: string, password = ANA.password) =>
      server.browser().post('/api/setup', { ...ANA, token: use, password })

    expect((await setUp(earlier)).json().code).toBe('link_invalid')
    expect((await setUp(token, 'corta 1')).json().fieldErrors).toEqual({ password: expect.any(String) })
    const made = await setUp(token)
    expect([made.statusCode, made.json().role]).toEqual([201, 'super_admin'])
    expect((await setUp(token)).json().code).toBe('link_invalid')
    expect(await prepareFirstSuperAdmin(server.core.account, undefined)).toEqual({ kind: 'exists' })
  })

  it('does not use up the setup link on an e-mail that is taken', async () => {
    await signUpAs(server)
    const prepared = await prepareFirstSuperAdmin(server.core.account, undefined)
    const token = prepared.kind === 'setup-link' ? prepared.link().split('#token=')[1]! : ''
    expect((await server.browser().post('/api/setup', { ...ANA, token })).json().code).toBe('email_taken')
    expect((await server.browser().post('/api/setup', { ...ANA, token, email: 'chief@example.org' })).statusCode).toBe(
      201,
    )
  })

  it('makes the super admin that the settings name once, and never changes it again', async () => {
    const named = { email: 'chief@example.org', password: 'nueve rios hondos' }
    expect(await prepareFirstSuperAdmin(server.core.account, named)).toEqual({ kind: 'made', email: named.email })
    const before = await rowOf(named.email)
    expect(await prepareFirstSuperAdmin(server.core.account, { ...named, password: 'another password' })).toEqual({
      kind: 'exists',
    })
    expect(await rowOf(named.email)).toEqual(before)
  })

  it('never makes a plain user who holds the named e-mail an admin', async () => {
    await signUpAs(server)
    expect(
      await prepareFirstSuperAdmin(server.core.account, { email: ANA.email, password: 'nueve rios hondos' }),
    ).toMatchObject({ kind: 'email-taken' })
    expect((await rowOf(ANA.email))?.role).toBe('user')
  })

  it('keeps the last super admin, even when two leave at the same moment', async () => {
    const [ana, ben] = [await signUpAs(server), await signUpAs(server, { email: 'ben@example.org' })]
    await database().orm.update(users).set({ role: 'super_admin' })
    const answers = await Promise.all([ana.delete('/api/auth/user'), ben.delete('/api/auth/user')])
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
    expect(await database().orm.select().from(users)).toHaveLength(1)
  })

  it('leaves a trace of what happened to accounts, without an address or a password', async () => {
    const browser = await signUpAs(server)
    await server.browser().post('/api/auth/login', { email: ANA.email, password: 'not the one' })
    await browser.get('/api/admin/data-sources')
    await browser.post('/api/logout')
    await server.core.afterwork.settled()
    expect((await auditActions()).toSorted()).toEqual([
      'access.denied',
      'account.sign-in-refused',
      'account.signed-out',
      'account.signed-up',
    ])
    const kept = JSON.stringify(await database().orm.select().from(auditEntries))
    for (const secret of [ANA.email, 'not the one', ANA.password]) expect(kept).not.toContain(secret)
  })

  it('limits tries at signing in by account and address, with the time to wait, known or not', async () => {
    await server.close()
    server = await openCoreServer(database(), { variables: { RATE_LIMIT_FACTOR: '1' } })
    await signUpAs(server)
    const lastAnswer = async (email: string) => {
      const browser = server.browser()
      for (let tries = 0; tries < 10; tries += 1)
        await browser.post('/api/auth/login', { email, password: 'not the one' })
      return browser.post('/api/auth/login', { email, password: ANA.password })
    }
    const known = await lastAnswer(ANA.email)
    const unknown = await lastAnswer('nobody@example.org')
    expect([known.statusCode, known.json().code]).toEqual([429, 'too_many_requests'])
    expect(Number(known.headers['retry-after'])).toBeGreaterThan(0)
    expect(known.body).toBe(unknown.body)
  })

  it('limits sign-ups from one address', async () => {
    await server.close()
    server = await openCoreServer(database(), { variables: { RATE_LIMIT_FACTOR: '0.1' } })
    const statuses: number[] = []
    for (let each = 0; each < 4; each += 1)
      statuses.push(
        (await server.browser().post('/api/auth/signup', { ...ANA, email: `p${each}@example.org` })).statusCode,
      )
    expect(statuses).toEqual([201, 201, 201, 429])
  })

  it('goes to our own sign-in, and only to paths of ours after it', async () => {
    const go = async (query: string) => (await server.browser().get(`/api/login${query}`)).headers.location
    expect(await go('')).toBe('/login?returnTo=%2F')
    expect(await go('?returnTo=%2Fpathways')).toBe('/login?returnTo=%2Fpathways')
    expect(await go('?returnTo=https%3A%2F%2Fevil.example')).toBe('/login?returnTo=%2F')
    for (const host of ['a b', '[::1', 'evil.example']) {
      const answer = await server.browser().get('/api/login?returnTo=%2Fpathways', { host })
      expect(answer.headers.location).toBe('/login?returnTo=%2Fpathways')
    }
  })

  it('writes mail in the language of the page', async () => {
    await server.browser().post('/api/auth/signup', ANA, { 'accept-language': 'es' })
    await server.core.afterwork.settled()
    expect(server.mails.at(-1)?.subject).toBe('Confirme su correo para Careway')
  })

  it('writes neither e-mails nor passwords nor links to the log', async () => {
    await signUpAs(server)
    await server.browser().post('/api/auth/forgot-password', { email: ANA.email })
    const token = await mailedToken(server, ANA.email)
    await server.browser().post('/api/auth/reset-password', { token: `${token}x`, password: 'siete montes verdes' })
    const text = server.lines.join('')
    for (const secret of [ANA.email, ANA.password, token, 'siete montes']) expect(text).not.toContain(secret)
  })
})
