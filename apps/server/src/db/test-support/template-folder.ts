import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'

/** A new data folder with a migrated, empty embedded database in it. The caller removes it. */
export function copyTemplateFolder(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'careway-test-'))
  cpSync(join(inject('pgliteTemplate'), 'database'), join(dataDir, 'database'), { recursive: true })
  return dataDir
}
