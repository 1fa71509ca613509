import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { repository, run } from './steps/process.mjs'

const web = join(repository, 'apps', 'web')
await run(process.execPath, [join(repository, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn', '--configLoader', 'bundle'], {
  cwd: web,
})
if (existsSync(join(web, 'prerender.mjs'))) await run(process.execPath, ['prerender.mjs'], { cwd: web })
