import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { atMost, figure, note } from './figures.mjs'
import { writeNppes } from './sample-nppes.mjs'
import { importMeasured, serverDist } from './server-child.mjs'

const LIMITS = { postgresql: { rowsPerSecond: 8_000_000 / 300, megabytes: 300 } }
/** Of a small file the start of the program is the larger part. */
const LEAST_TO_JUDGE = 1_000_000

/**
 * Writes made-up providers, imports them, indexes included, and prints the figures. The file is removed again.
 * @param {{ dataFolder: string, databaseUrl?: string }} store
 * @param {'pglite' | 'postgresql'} kind which database, and so which limits
 * @param {{ rows: number, folder: string }} size a file of 1.17 kB a row lies in the folder meanwhile
 */
export async function benchNppesImport(store, kind, { rows, folder }) {
  const path = join(folder, `nppes-${rows}.csv`)
  try {
    await writeNppes(path, { rows, zipCodesFile: join(serverDist, 'zip-codes.tsv') })
    const { seconds, megabytes } = await importMeasured(store, 'nppes', path)
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
