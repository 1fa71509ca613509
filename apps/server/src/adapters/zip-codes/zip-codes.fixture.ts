import { execFileSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ZipCodes } from '../../ports/zip-codes'
import { loadZipCodes } from './zip-codes.adapter'

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../../../${path}`, import.meta.url))

const MADE_FROM = [
  'tools/write-zip-codes.mjs',
  'apps/server/reference/counties.txt',
  'apps/server/reference/zip-counties.txt',
].map(fromRoot)

/** The real ZIP codes for tests, written to `.cache` when they are missing or older than what they are made from. */
export function zipCodesForTests(): ZipCodes {
  const file = fromRoot('.cache/zip-codes.tsv')
  const isFresh = existsSync(file) && MADE_FROM.every((each) => statSync(file).mtimeMs > statSync(each).mtimeMs)
  if (!isFresh) execFileSync(process.execPath, [fromRoot('tools/write-zip-codes.mjs'), file])
  return loadZipCodes(file)
}
