import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { repository, run } from './steps/process.mjs'

const web = join(repository, 'apps', 'web')
await run(process.execPath, [join(repository, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'], {
  cwd: web,
  env: { ...process.env, VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
})
if (existsSync(join(web, 'prerender.mjs'))) await run(process.execPath, ['prerender.mjs'], { cwd: web })
