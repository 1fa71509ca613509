import type { ImportSource } from '../kit/import-source'
import { hrsaFileDate, normalizeHrsaSite } from './normalize'
import type { HrsaSiteRow } from './row'
import { hrsaSiteColumns, hrsaSiteRow } from './row'
import { hrsaHealthCentersSource } from './source'

export const hrsaHealthCenters: ImportSource<HrsaSiteRow> = {
  ...hrsaHealthCentersSource,
  columns: hrsaSiteColumns,
  row: hrsaSiteRow,
  normalize: normalizeHrsaSite,
  versionIn: hrsaFileDate,
}
