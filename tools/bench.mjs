import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { benchAgainstBare } from './bench/against-bare.mjs'
import { benchAnalysis } from './bench/analysis.mjs'
import { benchEmbeddedAnswers, benchStreamedAnswers } from './bench/assistant.mjs'
import { bundleWithServer } from './bench/bundle.mjs'
import { heading, note } from './bench/figures.mjs'
import { hospitalFile } from './bench/hospital-file.mjs'
import { benchCoverageEngine } from './bench/coverage-engine.mjs'
import { benchLanding } from './bench/landing.mjs'
import { benchMarketplace } from './bench/marketplace.mjs'
import { benchMemory } from './bench/memory.mjs'
import { benchRestart } from './bench/restart.mjs'
import { writeMarketplacePuf } from './bench/sample-plan-year.mjs'
import { benchNearestProviders } from './bench/nearest-providers.mjs'
import { benchSafetyGate } from './bench/safety-gate.mjs'
import { importHospitals, startServer } from './bench/server-process.mjs'
import { benchSlowCallers } from './bench/slow-callers.mjs'
import { ensureBuilt } from './steps/build.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { repository } from './steps/process.mjs'

/** Which sections to run, such as `npm run bench -- analysis landing`; all when none is named. */
const wanted = process.argv.slice(2)

/** Runs one section. What can't be measured here is said, and the rest goes on. */
async function section(name, title, work) {
  if (wanted.length > 0 && !wanted.includes(name)) return
  heading(title)
  try {
    await work()
  } catch (fault) {
    note(`not measured: ${fault instanceof Error ? fault.message : fault}`)
  }
}

async function withServer(store, work) {
  const server = await startServer(store)
  try {
    await work(server)
  } finally {
    await server.stop()
  }
}

async function benchPglite(store) {
  await section('analysis', 'POST /api/pathways/analyze, embedded database', () =>
    withServer(store, (server) => benchAnalysis(server, true)),
  )
  await section('bare', 'Beside a bare route, embedded database', () => benchAgainstBare(store))
  await section('restart', 'Restart, embedded database', () => benchRestart(store))
  await section('memory', 'Memory, embedded database', () =>
    withServer(store, (server) => benchMemory(server, 'pglite')),
  )
  await section('assistant', 'Answers of the assistant, embedded database', async () => {
    await withServer(store, benchEmbeddedAnswers)
    await benchStreamedAnswers(store)
  })
  await section('slow', 'Callers that are too slow', () => withServer(store, benchSlowCallers))
  await section('landing', 'Landing page', () => withServer(store, ({ baseUrl }) => benchLanding(baseUrl)))
}

async function benchPostgresql(store) {
  await section('analysis', 'POST /api/pathways/analyze, PostgreSQL (for information)', () =>
    withServer(store, (server) => benchAnalysis(server, false)),
  )
  await section('bare', 'Beside a bare route, PostgreSQL', () => benchAgainstBare(store))
  await section('memory', 'Memory, PostgreSQL', () => withServer(store, (server) => benchMemory(server, 'postgresql')))
}

/** A full-size plan year, made up: written once, and only where it is asked for. */
let planYear
async function benchScale(store, kind) {
  planYear ??= writeMarketplacePuf(join(folder, 'plan-year'))
  const { rates } = await planYear
  await benchMarketplace(store, kind, join(folder, 'plan-year'))
  note('  rate rows in the files', rates.toLocaleString('en'))
}

/** As docs/data-sources.md tells whoever loads the whole registry. */
const SHARED_BUFFERS = '2GB'

async function startCluster() {
  const source = join(repository, 'apps', 'server', 'src', 'db', 'test-support', 'postgres-cluster.ts')
  const { startPostgresCluster } = await import(await bundleWithServer(source))
  return startPostgresCluster({ sharedBuffers: SHARED_BUFFERS })
}

await ensureInstalled({ full: true })
await ensureBuilt()
await section('engine', 'Decide cover for a household', benchCoverageEngine)
await section('safety', 'Safety gate, one message', benchSafetyGate)
const folder = mkdtempSync(join(tmpdir(), 'careway-bench-'))
const hospitals = await hospitalFile(folder)
heading(
  `Node ${process.version}, ${cpus().length} processors, load ${loadavg()[0].toFixed(1)}; hospitals: ${hospitals.words}`,
)

const embedded = { dataFolder: join(folder, 'embedded') }
importHospitals(embedded, hospitals.path)
await benchPglite(embedded)
await section('scale', 'Health plans of a full year, embedded database', () => benchScale(embedded, 'pglite'))
await section('scale', 'A million providers, embedded database', () =>
  benchNearestProviders(embedded, 'pglite', folder),
)

const cluster = await startCluster()
if (cluster) {
  const server = { dataFolder: join(folder, 'server'), databaseUrl: cluster.url }
  try {
    importHospitals(server, hospitals.path)
    await benchPostgresql(server)
    await section('scale', 'Health plans of a full year, PostgreSQL', () => benchScale(server, 'postgresql'))
    await section('scale', 'The whole provider registry, PostgreSQL', () =>
      benchNearestProviders(server, 'postgresql', folder),
    )
  } finally {
    await cluster.stop()
  }
} else heading('PostgreSQL was skipped: no initdb and postgres were found on this machine.')

rmSync(folder, { recursive: true, force: true })
