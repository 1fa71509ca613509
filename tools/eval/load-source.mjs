import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { repository } from '../steps/process.mjs'

/** Bundles a file of the product's own source under `name`, and answers what it exports. @param path from the repository */
export async function loadSource(name, path) {
  const file = join(repository, '.cache', 'eval', `${name}.mjs`)
  const bundle = await rolldown({ input: join(repository, path), platform: 'node' })
  await bundle.write({ file, format: 'esm' })
  await bundle.close()
  return import(pathToFileURL(file).href)
}
