import type { ImportSource } from '../kit/import-source'
import { normalizeCmsHospital } from './normalize'
import type { CmsHospitalRow } from './row'
import { cmsHospitalColumns, cmsHospitalRow } from './row'
import { cmsHospitalsSource } from './source'

/** The file does not say its own date; the catalog record does, or the person who imports it. */
export const cmsHospitals: ImportSource<CmsHospitalRow> = {
  ...cmsHospitalsSource,
  columns: cmsHospitalColumns,
  row: cmsHospitalRow,
  normalize: normalizeCmsHospital,
  versionIn: () => undefined,
}
