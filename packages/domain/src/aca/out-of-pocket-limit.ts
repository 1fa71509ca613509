import type { CsrVariant, PlanYear } from '../vocabulary/health-plan-terms'
import { byPlanYear } from './by-plan-year'
import { limitReductions, outOfPocketLimits, type OutOfPocketLimit } from './out-of-pocket-limits.parameters'

const limits = byPlanYear(outOfPocketLimits)
const reductions = byPlanYear(limitReductions)

function reduced(planYear: PlanYear, [taken, of]: readonly [number, number]): OutOfPocketLimit {
  const step = reductions[planYear].roundDownToCents
  const left = Math.floor((limits[planYear].selfCents * (of - taken)) / of / step) * step
  return { selfCents: left, familyCents: 2 * left }
}

/**
 * The most a plan with that cost-sharing help may leave to pay in a year (45 CFR 156.130(a), 156.420). The family's
 * limit is twice the person's. `limited` lowers nothing outside Indian health providers.
 */
export function outOfPocketLimit(planYear: PlanYear, csrVariant: CsrVariant = 'none'): OutOfPocketLimit {
  switch (csrVariant) {
    case '94':
    case '87':
      return reduced(planYear, reductions[planYear].toPercent200)
    case '73':
      return reduced(planYear, reductions[planYear].toPercent250)
    case 'zero':
      return { selfCents: 0, familyCents: 0 }
    default:
      return limits[planYear]
  }
}
