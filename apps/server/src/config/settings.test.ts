import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { SETTING_NAMES } from './environment'
import { keepSecrets } from './secrets'
import { readSettings, type Settings } from './settings'

function settings(variables: Record<string, string> = {}): Settings {
  const result = readSettings(variables)
  if (result.kind === 'wrong') throw new Error(result.faults.join('\n'))
  return result.settings
}
function faults(variables: Record<string, string>): string {
  const result = readSettings(variables)
  return result.kind === 'wrong' ? result.faults.join('\n') : ''
}

describe('settings', () => {
  it('need none to be given', () => {
    expect(settings()).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      isHttps: false,
      trustProxy: false,
      databaseUrl: undefined,
      sessionDays: 7,
      visible: {
        productName: 'Careway',
        supportEmail: null,
        supportPhone: null,
        premiumFeatures: ['cost-comparison', 'crowdfunding'],
        isDemo: false,
      },
    })
  })

  it('take an empty variable as unset, except where empty means nothing is premium', () => {
    expect(settings({ PORT: '', SUPPORT_EMAIL: ' ', PREMIUM_FEATURES: '' }).visible.premiumFeatures).toEqual([])
  })

  it('take the web app from where it was built, unless another folder is named', () => {
    const folderOf = (variables: Record<string, string>) => {
      const result = readSettings(variables, '/built/web')
      return result.kind === 'settings' && result.settings.webFolder
    }
    expect([folderOf({}), folderOf({ WEB_DIR: ' ' }), folderOf({ WEB_DIR: '/srv/web' })]).toEqual([
      '/built/web',
      '/built/web',
      '/srv/web',
    ])
  })

  it('tell all that is wrong at once, by name, without repeating a secret', () => {
    const text = faults({
      PORT: '99999',
      DATABASE_URL: 'mysql://x',
      SESSION_SECRET: 'hunter2',
      LOG_LEVEL: 'loud',
      PREMIUM_FEATURES: 'chat',
      DEMO: 'maybe',
    })
    for (const name of ['PORT', 'DATABASE_URL', 'SESSION_SECRET', 'LOG_LEVEL', 'PREMIUM_FEATURES', 'DEMO'])
      expect(text).toMatch(new RegExp(`^${name} must`, 'm'))
    expect(text).not.toContain('hunter2')
  })

  it.each([
    [{ ADMIN_EMAIL: 'a@example.org' }, 'ADMIN_PASSWORD is missing'],
    [{ ADMIN_EMAIL: 'a@example.org', ADMIN_PASSWORD: 'short' }, 'ADMIN_PASSWORD must have at least 8 characters'],
    [{ ADMIN_EMAIL: 'a@example.org', ADMIN_PASSWORD: 'A@example.org1' }, 'ADMIN_PASSWORD must not contain'],
    [{ OIDC_ISSUER: 'https://login.example.org' }, 'OIDC_CLIENT_ID, OIDC_CLIENT_SECRET is missing'],
    [{ DEMO: 'on', HOST: '0.0.0.0', INSECURE_HTTP: 'on' }, 'HOST must stay 127.0.0.1'],
    [{ HOST: '0.0.0.0' }, 'PUBLIC_URL must be the https address'],
    [{ HOST: '::', PUBLIC_URL: 'http://care.example.org' }, 'PUBLIC_URL must be the https address'],
    [{ TRUST_PROXY: 'true' }, 'anybody pose as anyone'],
    [{ DATA_KEY: 'abc' }, 'DATA_KEY must be 32 bytes'],
    [{ CMS_MARKETPLACE_API_URL: 'http://plans.example.org' }, 'CMS_MARKETPLACE_API_URL must be an https address'],
    [{ NPPES_URL: 'http://registry.example.org/api' }, 'NPPES_URL must be an https address'],
    [{ RATE_LIMIT_FACTOR: '0' }, 'RATE_LIMIT_FACTOR must be more than 0'],
    [{ AI_PROVIDER: 'oracle' }, 'AI_PROVIDER must be none, openai-compatible, ollama or anthropic'],
    [{ AI_PROVIDER: 'ollama' }, 'AI_MODEL must name the model'],
    [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' }, 'AI_BASE_URL must be set'],
    [{ AI_PROVIDER: 'anthropic', AI_MODEL: 'm' }, 'AI_API_KEY must be set'],
    [{ AI_PROVIDER: 'ollama', AI_MODEL: 'm', AI_BASE_URL: 'ftp://127.0.0.1' }, 'AI_BASE_URL must be an http'],
    [{ AI_PROVIDER: 'ollama', AI_MODEL: 'm', AI_BASE_URL: 'http://ai.example.org' }, 'must be an https address'],
    [
      { AI_PROVIDER: 'ollama', AI_MODEL: 'm', AI_BASE_URL: 'https://me:secret@ai.example.org' },
      'AI_BASE_URL must hold',
    ],
    [{ AI_API_KEY: 'k' }, 'AI_PROVIDER is missing'],
    [{ AI_DAILY_LIMIT: '0' }, 'AI_DAILY_LIMIT must be at least 1'],
  ])('refuse %j', (variables, words) => expect(faults(variables as Record<string, string>)).toContain(words))

  it.each([
    [
      { HOST: '0.0.0.0', PUBLIC_URL: 'https://care.example.org/' },
      { publicOrigin: 'https://care.example.org', isHttps: true },
    ],
    [{ HOST: '0.0.0.0', INSECURE_HTTP: '1' }, { isHttps: false }],
    [{ HOST: '::1', DEMO: 'on' }, { visible: { isDemo: true } }],
    [{ TRUST_PROXY: '1' }, { trustProxy: 1 }],
    [{ TRUST_PROXY: '10.0.0.1, 10.1.0.0/16' }, { trustProxy: ['10.0.0.1', '10.1.0.0/16'] }],
    [{ CI: 'true' }, { pullsData: false }],
    [{ CI: 'true', DATA_AUTO_PULL: 'on' }, { pullsData: true }],
    [{ DATA_AUTO_PULL: 'off' }, { pullsData: false }],
    [{}, { providerRegistryUrl: 'https://npiregistry.cms.hhs.gov/api' }],
    [{ NPPES_URL: 'http://127.0.0.1:9000/api' }, { providerRegistryUrl: 'http://127.0.0.1:9000/api' }],
    [{ NPPES_LIVE: 'off' }, { providerRegistryUrl: undefined }],
    [
      {},
      { cmsMarketplaceUrl: 'https://marketplace.api.healthcare.gov/api/v1', secrets: { cmsMarketplaceKey: undefined } },
    ],
    [
      { CMS_MARKETPLACE_API_KEY: ' key ', CMS_MARKETPLACE_API_URL: 'http://127.0.0.1:9000/api/v1' },
      { cmsMarketplaceUrl: 'http://127.0.0.1:9000/api/v1', secrets: { cmsMarketplaceKey: 'key' } },
    ],
  ])('read %j', (variables, expected) => expect(settings(variables as Record<string, string>)).toMatchObject(expected))

  it.each([
    [{}, undefined],
    [{ AI_PROVIDER: 'none', AI_MODEL: 'm', AI_API_KEY: 'k' }, undefined],
    [
      { AI_PROVIDER: 'ollama', AI_MODEL: ' m ' },
      { provider: 'ollama', baseUrl: 'http://127.0.0.1:11434/v1', model: 'm', isLocal: true, dailyLimit: 50 },
    ],
    [
      { AI_PROVIDER: 'anthropic', AI_MODEL: 'm', AI_API_KEY: 'k', AI_DAILY_LIMIT: '7' },
      { provider: 'anthropic', baseUrl: 'https://api.anthropic.com/v1', model: 'm', isLocal: false, dailyLimit: 7 },
    ],
    [
      { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm', AI_BASE_URL: 'https://ai.example.org/api/v2/' },
      { baseUrl: 'https://ai.example.org/api/v2', isLocal: false },
    ],
    [
      { AI_PROVIDER: 'ollama', AI_MODEL: 'm', AI_BASE_URL: 'http://ollama:11434', INSECURE_HTTP: 'on' },
      { baseUrl: 'http://ollama:11434/v1', isLocal: false },
    ],
    [{ AI_PROVIDER: 'ollama', AI_MODEL: 'm', AI_BASE_URL: 'http://[::1]:8080' }, { isLocal: true }],
  ])('read the language model of %j', (variables, expected) => {
    const { model } = settings(variables as Record<string, string>)
    if (expected) expect(model).toMatchObject(expected)
    else expect(model).toBeUndefined()
  })

  it('keep the key of the language model among the secrets, and out of every complaint', () => {
    const variables = { AI_PROVIDER: 'anthropic', AI_API_KEY: 'sk-hidden' }
    expect(settings({ ...variables, AI_MODEL: 'm' }).secrets.modelKey).toBe('sk-hidden')
    expect(JSON.stringify(settings({ ...variables, AI_MODEL: 'm' }).model)).not.toContain('sk-hidden')
    expect(faults(variables)).not.toContain('sk-hidden')
  })

  it('are all in .env.example, which names no others', () => {
    const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8')
    const names = [...example.matchAll(/^# ([A-Z][A-Z_]+)=/gm)].map(([, name]) => name)
    expect(names.toSorted()).toEqual(SETTING_NAMES.toSorted())
  })
})

describe('the secrets the server makes for itself', () => {
  const dataFolder = join(mkdtempSync(join(tmpdir(), 'careway-secrets-')), 'data')
  afterEach(() => rmSync(dataFolder, { recursive: true, force: true }))
  const none = settings().secrets

  it('are made once, kept, and readable by their owner alone', () => {
    const first = keepSecrets({ dataFolder, secrets: none })
    expect(first.dataKey).toHaveLength(32)
    expect(first.sessionSecret).not.toBe(first.dataKey.toString('hex'))
    expect(keepSecrets({ dataFolder, secrets: none })).toEqual(first)
    for (const name of ['data-key', 'session-secret']) expect(statSync(join(dataFolder, name)).mode & 0o777).toBe(0o600)
  })

  it('give way to those that are set', () => {
    const key = 'ab'.repeat(32)
    const base64 = Buffer.from(key, 'hex').toString('base64')
    const kept = (dataKey: string) =>
      keepSecrets({ dataFolder, secrets: { ...none, dataKey, sessionSecret: 's'.repeat(32) } })
    expect(kept(key).dataKey.toString('hex')).toBe(key)
    expect(kept(base64).dataKey.toString('hex')).toBe(key)
    expect(kept(key).sessionSecret).toBe('s'.repeat(32))
  })

  it('are not replaced when the file is damaged: that would lock every profile', () => {
    keepSecrets({ dataFolder, secrets: none })
    writeFileSync(join(dataFolder, 'data-key'), 'half')
    expect(() => keepSecrets({ dataFolder, secrets: none })).toThrow('data-key is damaged')
  })
})
