import { describe, expect, it } from 'vitest'
import { isOwnOrigin } from './origin'

const ownOrigin = 'http://127.0.0.1:3000'
const publicOrigin = 'https://care.example.org'
const ask = (origin: string | undefined, secFetchSite?: string) =>
  isOwnOrigin({ origin, secFetchSite, ownOrigin }, publicOrigin)

describe('the origin of a write', () => {
  it('may be the address the server was asked under, or its public one', () => {
    expect(ask(ownOrigin)).toBe(true)
    expect(ask(publicOrigin)).toBe(true)
  })

  it.each([
    'null',
    '',
    'https://evil.example',
    'http://127.0.0.1:3001',
    'https://127.0.0.1:3000',
    'https://care.example.org.evil.example',
    'http://care.example.org',
  ])('may not be %j', (origin) => expect(ask(origin)).toBe(false))

  it('may not be foreign even where a header says same-origin', () => {
    expect(ask('https://evil.example', 'same-origin')).toBe(false)
  })

  it('may be unnamed only where the browser marks it as same-origin', () => {
    expect(ask(undefined, 'same-origin')).toBe(true)
    for (const site of [undefined, 'none', 'same-site', 'cross-site']) expect(ask(undefined, site)).toBe(false)
  })
})
