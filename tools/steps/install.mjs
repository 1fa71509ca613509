import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository, run } from './process.mjs'

const MINIMUM = [20, 19]
const marker = join(repository, 'node_modules', '.careway-install.json')

function refuseOldNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])) return
  console.error(`Careway needs Node ${MINIMUM.join('.')} or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

function readMarker() {
  try {
    return JSON.parse(readFileSync(marker, 'utf8'))
  } catch {
    return undefined
  }
}

/** Installs what the lock file names, when it has changed. `full` brings the tools of the tests too. */
export async function ensureInstalled({ full }) {
  refuseOldNode()
  const lock = createHash('sha256')
    .update(readFileSync(join(repository, 'package-lock.json')))
    .digest('hex')
  const installed = existsSync(marker) ? readMarker() : undefined
  if (installed?.lock === lock && (installed.full || !full)) return
  console.log(full ? 'Installing packages …' : 'Installing packages (first start only) …')
  await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...(full ? [] : ['--omit=dev'])], {
    env: { ...process.env, NODE_ENV: '' },
  })
  mkdirSync(join(repository, 'node_modules'), { recursive: true })
  writeFileSync(marker, JSON.stringify({ lock, full }))
}
