import { describe, expect, it } from 'vitest'
import { cookieValue, createSessionCookie } from './session-cookie'

const settings = { secret: 'x'.repeat(32), maxAgeSeconds: 60 }
const plain = createSessionCookie({ ...settings, isHttps: false })
const secure = createSessionCookie({ ...settings, isHttps: true })
const pairOf = (setCookie: string) => setCookie.split(';', 1)[0]!

describe('the session cookie', () => {
  it('over https has the __Host- name and every attribute that name asks for', () => {
    expect(secure.make().setCookie).toMatch(
      /^__Host-careway=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=60$/,
    )
  })

  it('over plain http on this machine has no Secure, which browsers would refuse', () => {
    expect(plain.make().setCookie).toMatch(/^careway=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=60$/)
  })

  it('is found again among others by the same hash', () => {
    const { setCookie, tokenHash } = plain.make()
    expect(plain.hashIn(`a=1; ${pairOf(setCookie)}; b=2`)).toBe(tokenHash)
  })

  it('never shows the hash it is stored under', () => {
    const { setCookie, tokenHash } = plain.make()
    expect(setCookie).not.toContain(tokenHash)
  })

  it('hashes otherwise under another secret', () => {
    const { setCookie, tokenHash } = plain.make()
    expect(
      createSessionCookie({ ...settings, secret: 'y'.repeat(32), isHttps: false }).hashIn(pairOf(setCookie)),
    ).not.toBe(tokenHash)
  })

  it.each([
    undefined,
    '',
    'careway',
    'careway=',
    'careway=short',
    'careway2=x',
    `careway=${'a'.repeat(44)}`,
    "careway=' or 1=1",
  ])('is not found in %j', (header) => expect(plain.hashIn(header)).toBeUndefined())
})

describe('a cookie', () => {
  it('is the first of its name', () => {
    expect(cookieValue('x=1; x=2', 'x')).toBe('1')
    expect(cookieValue('xx=1', 'x')).toBeUndefined()
  })
})
