import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { repository } from './process.mjs'

const bundled = join(repository, '.cache', 'accuracy', 'run-accuracy.mjs')
/** Beside the server, which shows it on the page of rules. */
const record = join(repository, 'apps', 'server', 'dist', 'accuracy.json')

async function loadRun() {
  const bundle = await rolldown({
    input: join(repository, 'packages/domain/src/accuracy/run-accuracy.ts'),
    platform: 'node',
  })
  await bundle.write({ file: bundled, format: 'esm' })
  await bundle.close()
  return import(pathToFileURL(bundled).href)
}

/** Puts the worked cases to the rules and keeps how they came out. */
export async function recordAccuracy() {
  const { runAccuracy } = await loadRun()
  const { version } = JSON.parse(readFileSync(join(repository, 'apps/server/package.json'), 'utf8'))
  const result = { ranOn: new Date().toISOString().slice(0, 10), version, suites: runAccuracy().suites }
  mkdirSync(join(record, '..'), { recursive: true })
  writeFileSync(record, JSON.stringify(result))
  return result
}
