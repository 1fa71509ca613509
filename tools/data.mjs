import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBuilt } from './steps/build.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { repository } from './steps/process.mjs'

await ensureInstalled({ full: false })
await ensureBuilt()
await import(pathToFileURL(join(repository, 'apps/server/dist/data.js')).href)
