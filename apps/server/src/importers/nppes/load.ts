import type { BulkSource } from '../kit/bulk-source'
import { NPPES_NEEDED, NPPES_WELCOME } from './columns'
import { createNppesReader } from './normalize'
import { nppesSource } from './source'

export const nppes: BulkSource = {
  ...nppesSource,
  columns: { needed: NPPES_NEEDED, welcome: NPPES_WELCOME },
  createReader: createNppesReader,
}
