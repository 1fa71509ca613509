import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The path of a file that the build lays beside the bundle, or of its origin when running from source. */
function beside(bundled: string, source: string): string {
  const path = fileURLToPath(new URL(bundled, import.meta.url))
  return existsSync(path) ? path : fileURLToPath(new URL(source, import.meta.url))
}

export const migrationsFolder = (): string => beside('migrations', '../db/migrations')
/** Only a build makes it. */
export const accuracyFile = (): string => beside('accuracy.json', '../../dist/accuracy.json')
export const zipCodesFile = (): string => beside('zip-codes.tsv', '../../dist/zip-codes.tsv')
/** The built web app, wherever the server is started from. */
export const webFolder = (): string => beside('../../web/dist', '../../../web/dist')
