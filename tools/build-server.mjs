import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { repository } from './steps/process.mjs'

const server = join(repository, 'apps', 'server')

/** Bundles our own code; what npm brings stays in node_modules. */
const bundle = await rolldown({
  input: { serve: join(server, 'src/entrypoints/serve.ts'), data: join(server, 'src/entrypoints/data.ts') },
  platform: 'node',
  external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@careway/') && !id.startsWith('\0'),
})
rmSync(join(server, 'dist', 'migrations'), { recursive: true, force: true })
await bundle.write({
  dir: join(server, 'dist'),
  format: 'esm',
  sourcemap: true,
  entryFileNames: '[name].js',
  chunkFileNames: 'chunks/[name]-[hash].js',
})
await bundle.close()
cpSync(join(server, 'src/db/migrations'), join(server, 'dist/migrations'), { recursive: true })
