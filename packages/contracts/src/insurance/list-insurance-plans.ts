import { z } from 'zod'
import { PLAN_LEVELS, PLAN_TYPES } from '@careway/domain/vocabulary/health-plan-terms'
import { countyFips } from '../coverage/household-fields'
import { defineEndpoint } from '../kit/endpoint'
import { writtenNumber } from '../kit/fields'
import { filter } from '../kit/filter'
import { insurancePlan } from './insurance-plan'

export const listInsurancePlans = defineEndpoint({
  id: 'insurance.plans',
  method: 'GET',
  path: '/api/insurance-plans',
  access: 'signed-in',
  summary: 'Plans on sale to my household, by yearly cost at medium use. Says where they come from and of which day.',
  query: z.strictObject({
    metalLevel: filter(PLAN_LEVELS),
    planType: filter(PLAN_TYPES),
    /** Ask one source alone; left out, the first that serves the place answers. */
    source: z.enum(['imported', 'live', 'estimate'], 'choice').optional(),
    year: writtenNumber(z.number('type').int('type').optional()),
    countyFips: countyFips.optional(),
  }),
  output: z.array(insurancePlan),
  problems: [
    'requiresProfile',
    'requiresLocation',
    'invalidLocation',
    'invalidZipCode',
    'needsApiKey',
    'county_needed',
    'marketplace_unreachable',
    'too_many_requests',
  ],
})
