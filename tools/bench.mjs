import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { benchAgainstBare } from './bench/against-bare.mjs'
import { benchAnalysis } from './bench/analysis.mjs'
import { bundleWithServer } from './bench/bundle.mjs'
import { atMost, figure, heading, note } from './bench/figures.mjs'
import { writeHospitalFile } from './bench/hospital-file.mjs'
import { benchLanding } from './bench/landing.mjs'
import { analyze, pursue, welcome } from './bench/people.mjs'
import { importHospitals, residentMegabytes, startServer } from './bench/server-process.mjs'
import { ensureBuilt } from './steps/build.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { repository } from './steps/process.mjs'

const RESTART_LIMIT_SECONDS = 2
const MEMORY_LIMITS = { pglite: 700, postgresql: 200 }
const JOURNEYS = 50

const scratch = mkdtempSync(join(tmpdir(), 'careway-bench-'))

async function startPostgresql() {
  const file = await bundleWithServer(
    join(repository, 'apps', 'server', 'src', 'db', 'test-support', 'postgres-cluster.ts'),
  )
  const { startPostgresCluster } = await import(pathToFileURL(file).href)
  return startPostgresCluster()
}

/** Memory after people have used it. */
async function benchMemory(server, limit) {
  for (let number = 0; number < JOURNEYS; number += 1) {
    const person = await welcome(server.baseUrl, number)
    await pursue(person, (await analyze(person)).json, 1)
    person.leave()
  }
  const megabytes = residentMegabytes(server.pid)
  if (megabytes === undefined) note('resident memory', 'not known here')
  else
    figure(`resident memory after ${JOURNEYS} journeys`, `${megabytes.toFixed(0)} MB`, atMost(megabytes, limit, 'MB'))
}

async function benchStore(name, store, isEmbedded) {
  heading(name)
  importHospitals(store, writeHospitalFile(join(scratch, 'hospitals.csv')))
  await (await startServer(store)).stop()
  const server = await startServer(store)
  try {
    const seconds = server.startMilliseconds / 1000
    if (isEmbedded)
      figure('restart to first answer', `${seconds.toFixed(2)} s`, atMost(seconds, RESTART_LIMIT_SECONDS, 's'))
    await benchMemory(server, isEmbedded ? MEMORY_LIMITS.pglite : MEMORY_LIMITS.postgresql)
    await benchAnalysis(server, isEmbedded)
    if (isEmbedded) await benchLanding(server.baseUrl)
  } finally {
    await server.stop()
  }
  await benchAgainstBare(store)
}

await ensureInstalled({ full: true })
await ensureBuilt()
const cluster = await startPostgresql()
try {
  await benchStore('PGlite', { dataFolder: join(scratch, 'pglite') }, true)
  if (cluster)
    await benchStore('PostgreSQL', { dataFolder: join(scratch, 'postgresql'), databaseUrl: cluster.url }, false)
  else note('PostgreSQL was not found on this machine: its half is left out.')
} finally {
  await cluster?.stop()
  rmSync(scratch, { recursive: true, force: true })
}
