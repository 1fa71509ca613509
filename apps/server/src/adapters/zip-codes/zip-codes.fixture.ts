import { execFileSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ZipCodes } from '../../ports/zip-codes'
import { loadZipCodes } from './zip-codes.adapter'

const fromRoot = (path: string) => fileURLToPath(new URL(`../../../../../${path}`, import.meta.url))

/** The real ZIP codes for tests, written to `.cache` when they are missing or older than the tool that makes them. */
export function zipCodesForTests(): ZipCodes {
  const file = fromRoot('.cache/zip-codes.tsv')
  const tool = fromRoot('tools/write-zip-codes.mjs')
  const isFresh = existsSync(file) && statSync(file).mtimeMs > statSync(tool).mtimeMs
  if (!isFresh) execFileSync(process.execPath, [tool, file])
  return loadZipCodes(file)
}
