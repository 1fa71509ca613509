import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { createOutboxMailer } from './outbox-mailer.adapter'

const folder = mkdtempSync(join(tmpdir(), 'careway-outbox-'))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe('the outbox', () => {
  it('holds one readable mail in one file that only its owner reads', async () => {
    const mailer = createOutboxMailer(folder, 'careway@localhost', () => new Date('2026-03-04T05:06:07Z'))
    await mailer.send({
      to: 'ana@example.org',
      subject: 'Su contraseña',
      text: 'http://127.0.0.1/reset-password#token=abc',
      html: '<p>x</p>',
    })
    const names = readdirSync(folder)
    expect(names).toEqual([expect.stringMatching(/^2026-03-04T05-06-07-000Z-[\da-f]{8}\.eml$/)])
    const text = readFileSync(join(folder, names[0]!), 'utf8')
    expect(text).toContain('To: ana@example.org')
    expect(text).toContain('http://127.0.0.1/reset-password#token=abc')
    expect(statSync(join(folder, names[0]!)).mode & 0o777).toBe(0o600)
  })

  it('does not let a subject add headers', async () => {
    const mailer = createOutboxMailer(folder, 'careway@localhost', () => new Date())
    await mailer.send({ to: 'ana@example.org', subject: 'Hi\r\nBcc: eve@example.org', text: '-', html: '-' })
    const [name] = readdirSync(folder)
    expect(readFileSync(join(folder, name!), 'utf8')).not.toMatch(/^Bcc:/m)
  })
})
