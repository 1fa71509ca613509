import { ensureBuilt } from './steps/build.mjs'
import { ensureInstalled } from './steps/install.mjs'

await ensureInstalled({ full: false })
await ensureBuilt({ force: true })
