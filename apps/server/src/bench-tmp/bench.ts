import autocannon from 'autocannon'
import fastify from 'fastify'
import { mkdtempSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { openDatabase } from '../db/open-database'
import { openCoreServer, seedBrowser } from '../composition/test-support/core-server'

const dir = mkdtempSync('/tmp/cw-bench-')
const url = process.env['PG']
const database = await openDatabase({ dataDir: dir, migrationsFolder: 'apps/server/src/db/migrations', ...(url ? { databaseUrl: url } : {}) } as never)
const server = await openCoreServer(database, { variables: { LOG_LEVEL: 'info' } })
;(server.app.log as unknown as { level: string }).level = 'info'
const { browser } = await seedBrowser(server)
const cookie = browser.cookie()
const sessions = server.core.account.sessions
import { createHmac } from 'node:crypto'
const bare = fastify()
bare.get('/api/auth/user', async (request, reply) => {
  const token = /(?:^|; )careway=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? ''
  const caller = await sessions.find(createHmac('sha256', server.core.secrets.sessionSecret).update(token).digest('hex'))
  if (!caller) return reply.code(401).send()
  return caller.user
})
await bare.listen({ port: 43201, host: '127.0.0.1' })
await server.app.listen({ port: 43202, host: '127.0.0.1' })
void sql
const run = async (port: number) => {
  const r = await autocannon({ url: `http://127.0.0.1:${port}/api/auth/user`, headers: { cookie }, connections: 16, duration: 5 })
  return [r.requests.average, r.latency.p50, r.latency.p99, r.non2xx] as const
}
await run(43201); await run(43202)
for (let i = 0; i < 3; i++) {
  const b = await run(43201); const o = await run(43202)
  console.log('bare', b, 'ours', o, 'ratio', (o[0] / b[0]).toFixed(3))
}
process.exit(0)
