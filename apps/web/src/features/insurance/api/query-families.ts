import type { QueryClient } from '@tanstack/react-query'

/** The calls of this screen whose answers follow from the profile. */
export const COVERAGE = '/api/coverage/mine'
export const MEDICAID = '/api/medicaid-eligibility'
export const PLANS = '/api/insurance-plans'

/** After the profile has changed: all that was worked out from it is asked again. */
export const askAgain = (client: QueryClient) =>
  Promise.all([COVERAGE, MEDICAID, PLANS].map((family) => client.invalidateQueries({ queryKey: [family] })))
