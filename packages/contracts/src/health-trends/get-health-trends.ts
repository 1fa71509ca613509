import { z } from 'zod'
import { SAFETY_LEVELS } from '@careway/domain/safety/safety-level'
import { defineEndpoint } from '../kit/endpoint'
import { citation } from '../pathways/pathway'

export const healthTrend = z.object({
  /** A code; `title` is it in words. */
  category: z.string(),
  title: z.string(),
  riskLevel: z.enum(SAFETY_LEVELS),
  insight: z.string(),
  recommendation: z.string(),
  /** An address of this product where the recommendation can be followed. */
  href: z.string().nullable(),
  sources: z.array(citation),
})

export const scoringFactor = z.object({
  code: z.string(),
  label: z.string(),
  /** Points it adds to the score, of at most `maximum`. */
  points: z.number(),
  maximum: z.number(),
  explanation: z.string(),
})

export const healthTrends = z.object({
  /** 0 to 100. How well the person is set up to get care: no judgment of their health. */
  overallHealthScore: z.number().int().min(0).max(100),
  trends: z.array(healthTrend),
  /** True while it rests on the profile alone. */
  isInitialScore: z.boolean(),
  scoringFactors: z.array(scoringFactor),
})
export type HealthTrends = z.infer<typeof healthTrends>

export const getHealthTrends = defineEndpoint({
  id: 'health-trends.get',
  method: 'GET',
  path: '/api/health-trends',
  access: 'signed-in',
  summary: 'A score from 0 to 100 by a published rule, from my profile and records, with what would raise it.',
  output: healthTrends,
  problems: ['profile_missing'],
})
