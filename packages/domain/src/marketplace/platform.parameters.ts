import { defineParameter } from '../kernel/dated-parameter'
import type { UsState } from '../vocabulary/us-state'

/** States that answer for their own marketplace but sell through HealthCare.gov, by plan year. */
export const federalPlatformStates = defineParameter<readonly UsState[]>({
  id: 'marketplace.states-on-the-federal-platform',
  unit: 'states',
  values: [
    { from: '2024-01-01', value: ['AR', 'GA', 'OR'] },
    { from: '2025-01-01', value: ['AR', 'IL', 'OR'] },
    { from: '2026-01-01', value: ['AR', 'OR'] },
    { from: '2027-01-01', value: ['AR', 'OK'] },
  ],
  references: [
    {
      title: 'CMS, State-based Marketplaces; 2026 Open Enrollment Period snapshot',
      url: 'https://www.cms.gov/marketplace/resources/state-marketplaces',
      asOf: '2026',
    },
  ],
})
