import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { basename, join } from 'node:path'
import { rolldown } from 'rolldown'
import { repository } from '../steps/process.mjs'

const server = join(repository, 'apps', 'server')

/** Bundles a file that uses the server's own source, so that Node can run it. Answers where the bundle lies. */
export async function bundleWithServer(path) {
  const { dependencies } = JSON.parse(readFileSync(join(server, 'package.json'), 'utf8'))
  const installed = Object.keys(dependencies).filter((name) => !name.startsWith('@careway/'))
  const bundle = await rolldown({
    input: path,
    platform: 'node',
    external: (id) => isBuiltin(id) || installed.some((name) => id === name || id.startsWith(`${name}/`)),
  })
  const file = join(server, 'dist', 'bench', `${basename(path).replace(/\.\w+$/, '')}.js`)
  await bundle.write({ file, format: 'esm', codeSplitting: false })
  await bundle.close()
  return file
}
