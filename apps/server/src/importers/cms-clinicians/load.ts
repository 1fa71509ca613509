import type { BulkSource } from '../kit/bulk-source'
import { CLINICIAN_NEEDED, CLINICIAN_WELCOME } from './columns'
import { createClinicianReader } from './normalize'
import { cmsCliniciansSource } from './source'

/** A clinician is listed once for each enrolment and group, often at the same address. */
export const cmsClinicians: BulkSource = {
  ...cmsCliniciansSource,
  columns: { needed: CLINICIAN_NEEDED, welcome: CLINICIAN_WELCOME },
  createReader: createClinicianReader,
  repeatedReason: 'the same clinician at the same address, enrolled once more',
}
