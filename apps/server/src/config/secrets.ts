import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from './settings'

export interface Secrets {
  readonly sessionSecret: string
  /** 32 bytes. */
  readonly dataKey: Buffer
}

const isNoEntry = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'
const isThere = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST'

function readKept(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if (isNoEntry(error)) return undefined
    throw error
  }
}

/** A secret made once and kept in a file that only its owner reads. Two servers that start at once keep the same one. */
function keptSecret(folder: string, name: string): string {
  const file = join(folder, name)
  const kept = readKept(file)
  if (kept) return kept
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const made = randomBytes(32).toString('hex')
  try {
    writeFileSync(file, `${made}\n`, { mode: 0o600, flag: 'wx' })
    return made
  } catch (error) {
    if (!isThere(error)) throw error
    return readFileSync(file, 'utf8').trim()
  }
}

const keyBytes = (text: string) =>
  /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64')

/** The two secrets the server can't do without: as set, or made and kept in the data folder. */
export function keepSecrets({ dataFolder, secrets }: Pick<Settings, 'dataFolder' | 'secrets'>): Secrets {
  const dataKey = keyBytes(secrets.dataKey ?? keptSecret(dataFolder, 'data-key'))
  if (dataKey.length !== 32)
    throw new Error(`The key in ${join(dataFolder, 'data-key')} is damaged: it must hold 32 bytes.`)
  return { sessionSecret: secrets.sessionSecret ?? keptSecret(dataFolder, 'session-secret'), dataKey }
}
