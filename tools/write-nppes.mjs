import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { writeNppes } from './bench/sample-nppes.mjs'
import { repository, run } from './steps/process.mjs'

/**
 * Writes made-up providers in the shape of the NPPES Data Dissemination file (330 columns, 1.1 kB a row), the same at
 * every run: for measuring, never for people. `node tools/write-nppes.mjs ROWS OUT.csv [--seed N]`.
 */
const [rows, out, option, seed] = process.argv.slice(2)
if (!/^\d+$/.test(rows ?? '') || !out || (option && (option !== '--seed' || !/^\d+$/.test(seed ?? ''))))
  throw new Error('Say how many and where: node tools/write-nppes.mjs ROWS OUT.csv [--seed N]')
const zipCodesFile = join(repository, 'apps', 'server', 'dist', 'zip-codes.tsv')
if (!existsSync(zipCodesFile)) await run(process.execPath, ['tools/write-zip-codes.mjs'])
await writeNppes(resolve(out), { rows: Number(rows), zipCodesFile, ...(seed && { seed: Number(seed) }) })
