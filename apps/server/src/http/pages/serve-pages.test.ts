import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CONFIGURATION, openHttpServer } from '../test-support/http-server'
import { readPages } from './pages'

const folder = mkdtempSync(join(tmpdir(), 'careway-pages-'))
const html = (name: string) =>
  `<!doctype html><html lang="en"><title>%PRODUCT_NAME% ${name}</title><style>.${name}{}</style><script type="application/json" id="configuration">%CONFIGURATION%</script>`

let app: FastifyInstance
let signIn: () => string

beforeAll(async () => {
  mkdirSync(join(folder, 'assets', 'reading'), { recursive: true })
  writeFileSync(join(folder, 'app.html'), html('app'))
  writeFileSync(join(folder, 'landing.en.html'), html('english'))
  writeFileSync(join(folder, 'landing.es.html'), html('spanish'))
  writeFileSync(join(folder, 'routes.json'), JSON.stringify(['/', '/login', '/pathways']))
  writeFileSync(join(folder, 'favicon.svg'), '<svg/>')
  writeFileSync(join(folder, 'assets', 'main-abc123.js'), 'console')
  writeFileSync(join(folder, 'assets', 'main-abc123.js.gz'), gzipSync('console'))
  writeFileSync(join(folder, 'assets', 'reading', 'worker-abc123.js'), 'console')
  ;({ app, signIn } = await openHttpServer([], { pages: readPages(folder, CONFIGURATION) }))
})
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

describe('the first page', () => {
  it.each([
    ['English for a visitor', '/', {}, 'english'],
    ['English whatever the browser prefers', '/', { 'accept-language': 'es' }, 'english'],
    ['the language chosen before', '/', { cookie: 'careway_language=es' }, 'spanish'],
    ['the language asked for, before the one chosen', '/?lang=en', { cookie: 'careway_language=es' }, 'english'],
    ['Spanish where asked for', '/?lang=es', {}, 'spanish'],
    ['English for a language we do not offer', '/?lang=xx', {}, 'english'],
  ])('is %s', async (_what, url, headers, name) => {
    expect((await get(url, headers)).body).toContain(`<title>Careway ${name}</title>`)
  })

  it('is the app for somebody with a session', async () => {
    expect((await get('/', { cookie: signIn() })).body).toContain('<title>Careway app</title>')
  })

  it('carries the configuration', async () => {
    const { body } = await get('/')
    expect(JSON.parse(/id="configuration">(.*?)<\/script>/.exec(body)![1]!)).toEqual(CONFIGURATION)
  })
})

describe('every page', () => {
  it('may load only its own files and its own inline parts', async () => {
    const { headers } = await get('/login')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    expect(policy).toMatch(/script-src 'self'(;|$)/)
    expect(policy).toMatch(/style-src 'self'( 'sha256-[^']+'){3}(;|$)/)
    for (const rule of ["connect-src 'self'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"])
      expect(policy).toContain(rule)
    expect(policy).not.toMatch(/unsafe|upgrade-insecure/)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'permissions-policy': expect.stringContaining('camera=()'),
      vary: 'accept-encoding, cookie',
    })
  })

  it('is sent once: the same one again is 304', async () => {
    const { headers } = await get('/login')
    const again = await get('/login', { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('comes packed where the browser can unpack it', async () => {
    const packed = await app.inject({ url: '/login', headers: { 'accept-encoding': 'gzip' } })
    expect(packed.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(packed.rawPayload).toString()).toContain('<title>Careway app</title>')
  })
})

describe('the app', () => {
  it('names the language chosen before', async () => {
    expect((await get('/login', { cookie: 'careway_language=es' })).body).toContain('<html lang="es"')
    expect((await get('/login')).body).toContain('<html lang="en"')
  })
})

describe('other addresses', () => {
  it('that the app knows answer 200, and that it does not know 404, both with the app', async () => {
    for (const [url, status] of [
      ['/pathways', 200],
      ['/nope', 404],
    ] as const) {
      const answer = await get(url)
      expect([answer.statusCode, answer.body]).toEqual([status, expect.stringContaining('Careway app')])
    }
  })

  it.each([
    ['/multilingual-equity', '/equity'],
    ['/ai-health-assistant', '/ai-assistant'],
    ['/ai-health-advisor', '/ai-advisor'],
    ['/health-analysis', '/ai-health'],
  ])('%s moved to %s', async (from, to) => {
    const { statusCode, headers } = await get(from)
    expect([statusCode, headers.location]).toEqual([301, to])
  })

  it('of assets with a hash are kept for good, others for an hour', async () => {
    expect((await get('/assets/main-abc123.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=3600')
  })

  it('of the readers of photos and PDFs may run WebAssembly, and nothing else may', async () => {
    const { headers } = await get('/assets/reading/worker-abc123.js')
    expect(headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval'")
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    const elsewhere = await get('/assets/main-abc123.js')
    expect(elsewhere.headers['content-security-policy']).not.toContain('unsafe')
  })

  it('of assets send the packed file', async () => {
    const { headers } = await get('/assets/main-abc123.js', { 'accept-encoding': 'gzip' })
    expect(headers['content-encoding']).toBe('gzip')
  })

  it.each(['/app.html', '/landing.en.html', '/routes.json', '/assets/none.js', '/../package.json', '/.env'])(
    '%s is not given out',
    async (url) => {
      const answer = await get(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.body).not.toContain('%CONFIGURATION%')
    },
  )
})

describe('an unbuilt app', () => {
  it('says so in words', async () => {
    const server = await openHttpServer([])
    const answer = await server.app.inject({ url: '/' })
    expect(answer.body).toContain('not built yet')
    await server.app.close()
  })
})
