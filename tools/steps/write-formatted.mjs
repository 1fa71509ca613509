import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository, run } from './process.mjs'

/** Writes a source file, formatted as the others are. */
export async function writeFormatted(file, text) {
  writeFileSync(file, text)
  const prettier = join(repository, 'node_modules/prettier/bin/prettier.cjs')
  await run(process.execPath, [prettier, '--log-level', 'warn', '--write', file])
}
