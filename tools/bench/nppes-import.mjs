import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { repository } from '../steps/process.mjs'
import { atMost, figure, note } from './figures.mjs'
import { writeNppes } from './sample-nppes.mjs'
import { environmentOf, residentMegabytes } from './server-process.mjs'

const LIMITS = { postgresql: { rowsPerSecond: 8_000_000 / 300, megabytes: 300 } }
const LOOK_MILLISECONDS = 100
/** Of a small file the start of the program is the larger part. */
const LEAST_TO_JUDGE = 1_000_000
const dist = join(repository, 'apps', 'server', 'dist')

/** Imports as the command line does. Answers how long it took and the most memory the process held. */
async function importFile(store, path) {
  const began = performance.now()
  const child = spawn(process.execPath, [join(dist, 'data.js'), 'import', 'nppes', path], {
    env: environmentOf(store, 0),
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = once(child, 'exit')
  let megabytes = 0
  while (child.exitCode === null && child.signalCode === null) {
    megabytes = Math.max(megabytes, residentMegabytes(child.pid) ?? 0)
    await Promise.race([ended, pause(LOOK_MILLISECONDS)])
  }
  if (child.exitCode !== 0) throw new Error('The providers were not imported.')
  return { seconds: (performance.now() - began) / 1000, megabytes }
}

/**
 * Writes made-up providers, imports them, indexes included, and prints the figures. The file is removed again.
 * @param {{ dataFolder: string, databaseUrl?: string }} store
 * @param {'pglite' | 'postgresql'} kind which database, and so which limits
 * @param {{ rows: number, folder: string }} size a file of 1.17 kB a row lies in the folder meanwhile
 */
export async function benchNppesImport(store, kind, { rows, folder }) {
  const path = join(folder, `nppes-${rows}.csv`)
  try {
    await writeNppes(path, { rows, zipCodesFile: join(dist, 'zip-codes.tsv') })
    const { seconds, megabytes } = await importFile(store, path)
    const limits = rows >= LEAST_TO_JUDGE ? LIMITS[kind] : undefined
    const print = (name, text, value, limit, unit) =>
      limit === undefined ? note(name, text) : figure(name, text, atMost(value, limit, unit))
    const most = limits && Math.round(rows / limits.rowsPerSecond)
    const words = rows.toLocaleString('en')
    print(`import nppes, ${words} rows, index included`, `${seconds.toFixed(1)} s`, seconds, most, 's')
    note('  rows a second', Math.round(rows / seconds).toLocaleString('en'))
    print('  most resident memory of it', `${megabytes.toFixed(0)} MB`, megabytes, limits?.megabytes, 'MB')
  } finally {
    rmSync(path, { force: true })
  }
}
