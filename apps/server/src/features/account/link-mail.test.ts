import { describe, expect, it } from 'vitest'
import { OFFERED_LOCALES } from '@careway/i18n/locales'
import { serverMessages } from '@careway/i18n/server-messages'
import { linkMail, passwordChangedMail } from './link-mail'
import { hashOfToken, linkAddress, makeToken } from './one-time-token'

const missing: string[] = []
const messages = serverMessages((key) => missing.push(key))
const facts = { to: 'ana@example.org', productName: 'A & B', link: 'https://care.example.org/reset-password#token=abc' }

describe('a mailed link', () => {
  it.each(
    OFFERED_LOCALES.flatMap((locale) =>
      (['resetPassword', 'verifyEmail'] as const).map((kind) => [kind, locale] as const),
    ),
  )('%s in %s has every sentence, the product and the link', (kind, locale) => {
    const mail = linkMail(kind, { ...facts, locale }, messages)
    expect(mail.text).toContain(facts.link)
    expect(mail.subject).toContain('A & B')
    expect(mail.html).toContain(`href="${facts.link}"`)
    expect(mail.html).toContain('A &amp; B')
    expect(`${mail.subject}${mail.text}`).not.toMatch(/\{\{|resetPassword|verifyEmail/)
    expect(missing).toEqual([])
  })

  it('differs by language', () => {
    expect(passwordChangedMail({ ...facts, locale: 'es' }, messages).text).not.toBe(
      passwordChangedMail({ ...facts, locale: 'en' }, messages).text,
    )
  })
})

describe('a one-time secret', () => {
  it('fits the contract, is stored only as a hash, and rides in the fragment', () => {
    const { token, tokenHash } = makeToken()
    expect(token).toMatch(/^[\w-]{43}$/)
    expect(hashOfToken(token)).toBe(tokenHash)
    expect(tokenHash).not.toBe(token)
    expect(new URL(linkAddress('https://care.example.org', 'setup', token)).search).toBe('')
  })
})
