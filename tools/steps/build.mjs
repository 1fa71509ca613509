import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository, run } from './process.mjs'

const stamp = join(repository, '.cache', 'build.json')
const sources = ['packages', 'apps', 'tools', 'package-lock.json']
const products = [
  'apps/server/dist/serve.js',
  'apps/server/dist/data.js',
  'apps/server/dist/zip-codes.tsv',
  'apps/server/dist/counties.tsv',
  'apps/server/dist/accuracy.json',
  'apps/web/dist/app.html',
  'apps/web/dist/landing.en.html',
]
const passedOver = new Set(['node_modules', 'dist', '.cache'])

function* filesBelow(path) {
  if (statSync(path).isFile()) {
    yield path
    return
  }
  for (const name of readdirSync(path).sort()) if (!passedOver.has(name)) yield* filesBelow(join(path, name))
}

/** Changes when any source file does: its path and its bytes. */
function fingerprint() {
  const hash = createHash('sha256')
  for (const source of sources) {
    for (const file of filesBelow(join(repository, source)))
      hash.update(file.slice(repository.length)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

const isBuilt = (current) => {
  if (!products.every((product) => existsSync(join(repository, product)))) return false
  try {
    return JSON.parse(readFileSync(stamp, 'utf8')).fingerprint === current
  } catch {
    return false
  }
}

/** Builds the server and the web app, when something has changed since. */
export async function ensureBuilt({ force = false } = {}) {
  const current = fingerprint()
  if (!force && isBuilt(current)) return
  console.log('Building …')
  await Promise.all([
    run(process.execPath, ['tools/write-zip-codes.mjs']),
    run(process.execPath, ['tools/build-server.mjs']),
    run(process.execPath, ['tools/build-web.mjs']),
    run(process.execPath, ['tools/accuracy.mjs', '--record']),
  ])
  mkdirSync(join(repository, '.cache'), { recursive: true })
  writeFileSync(stamp, JSON.stringify({ fingerprint: current }))
}
