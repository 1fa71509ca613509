import type { AuditLog } from '../../ports/audit-log'
import type { FindTitle } from '../../ports/correction-targets'
import type { Limits } from '../../ports/limits'
import type { Corrections } from './corrections'

export interface CorrectionsParts {
  readonly corrections: Corrections
  readonly findTitle: FindTitle
  readonly limits: Limits
  readonly audit: AuditLog
}
