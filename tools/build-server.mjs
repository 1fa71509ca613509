import { cpSync, readFileSync, rmSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { repository } from './steps/process.mjs'

const server = join(repository, 'apps', 'server')
const { dependencies } = JSON.parse(readFileSync(join(server, 'package.json'), 'utf8'))
/** What the server itself depends on stays in node_modules, where Node finds it from the bundle. */
const installed = Object.keys(dependencies).filter((name) => !name.startsWith('@careway/'))
const isInstalled = (id) => isBuiltin(id) || installed.some((name) => id === name || id.startsWith(`${name}/`))

const bundle = await rolldown({
  input: { serve: join(server, 'src/entrypoints/serve.ts'), data: join(server, 'src/entrypoints/data.ts') },
  platform: 'node',
  external: isInstalled,
})
rmSync(join(server, 'dist', 'migrations'), { recursive: true, force: true })
await bundle.write({
  dir: join(server, 'dist'),
  format: 'esm',
  sourcemap: true,
  entryFileNames: '[name].js',
  chunkFileNames: 'chunks/[name].js',
})
await bundle.close()
cpSync(join(server, 'src/db/migrations'), join(server, 'dist/migrations'), { recursive: true })
