import { estimateCoverage } from '@careway/contracts/coverage/estimate-coverage'
import { getMyCoverage, listCounties } from '@careway/contracts/coverage/my-coverage'
import { calculateSubsidies } from '@careway/contracts/insurance/calculate-subsidies'
import { listInsurancePlans } from '@careway/contracts/insurance/list-insurance-plans'
import { getMedicaidEligibility } from '@careway/contracts/insurance/medicaid-eligibility'
import { serve, serveOpenly, type ServedEndpoint } from '../../calls/endpoint-handler'
import { refuse } from '../../calls/refusal'
import type { CoverageParts } from './coverage-parts'
import { estimateFor } from './estimate'
import { estimateCheck } from './estimate-check'
import { plansFor } from './list-plans'
import { medicaidStandingOf } from './medicaid-standing'
import { myCoverageOf } from './my-coverage'
import { subsidiesFor } from './subsidies'

export function insuranceEndpoints(parts: CoverageParts): readonly ServedEndpoint[] {
  const { limits, zipCodes } = parts
  return [
    serveOpenly(
      estimateCoverage,
      async ({ input: { body }, address, locale }) => {
        await limits.take('coverage', address)
        return estimateFor(parts, body, locale)
      },
      estimateCheck(zipCodes),
    ),
    serveOpenly(listCounties, async ({ input: { params }, address }) => {
      await limits.take('coverage', address)
      if (!zipCodes.find(params.zipCode)) throw refuse('unknown_zip_code')
      return zipCodes.countiesOf(params.zipCode).map(({ fips, name, state }) => ({ fips, name, state }))
    }),
    serve(getMyCoverage, async ({ caller, locale, input: { query } }) => {
      await limits.take('plans', caller.user.id)
      return myCoverageOf(parts, caller.user.id, query, locale)
    }),
    serve(getMedicaidEligibility, async ({ caller, locale }) => {
      await limits.take('plans', caller.user.id)
      return medicaidStandingOf(parts, caller.user.id, locale)
    }),
    serve(calculateSubsidies, async ({ caller, locale, input: { body } }) => {
      await limits.take('plans', caller.user.id)
      return subsidiesFor(parts, caller.user.id, body, locale)
    }),
    serve(listInsurancePlans, async ({ caller, locale, input: { query } }) => {
      await limits.take('plans', caller.user.id)
      return plansFor(parts, caller.user.id, query, locale)
    }),
  ]
}
