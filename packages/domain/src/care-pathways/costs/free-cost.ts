import { exactly } from '../../kernel/cents'
import type { Citation } from '../../kernel/decision'
import type { CarePathwayCost } from '../care-pathway'
import type { CostCode } from '../codes'
import { costReason } from '../explain'

/** A call, an application or care that is free to everybody it is for. */
export const freeCost = (code: CostCode, ...citations: readonly Citation[]): CarePathwayCost => ({
  estimated: exactly(0),
  copay: exactly(0),
  reasons: [costReason(code)],
  citations,
})
