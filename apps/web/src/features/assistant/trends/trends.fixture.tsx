import { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { HealthTrends } from '@careway/contracts/health-trends/get-health-trends'
import type { OfferedLocale } from '@careway/i18n/locales'
import enHealthTrends from '../../../../../../packages/i18n/messages/en/health-trends.json'
import esHealthTrends from '../../../../../../packages/i18n/messages/es/health-trends.json'
import { prerenderer } from '../../../platform/prerender.fixture'
import { queryKeys } from '../../../platform/query-keys'

const screen = prerenderer('/ai-health', { 'health-trends': enHealthTrends }, { 'health-trends': esHealthTrends })
export const { missing } = screen

const trendOf = (category: string, changes: Partial<HealthTrends['trends'][number]> = {}) => ({
  category,
  title: `Sample ${category}`,
  riskLevel: 'low' as const,
  insight: `Why ${category}`,
  recommendation: `Do ${category}`,
  href: '/pathways',
  sources: [],
  ...changes,
})

const factorOf = (code: string, points: number, maximum: number) => ({
  code,
  label: `Sample ${code}`,
  points,
  maximum,
  explanation: `Because of ${code}`,
})

export const TRENDS: HealthTrends = {
  overallHealthScore: 41,
  isInitialScore: true,
  trends: [
    trendOf('one', { riskLevel: 'urgent' }),
    trendOf('two', {
      riskLevel: 'high',
      href: '/resources?type=transportation',
      sources: [{ title: 'Sample source', url: 'https://example.org/', asOf: '2026' }],
    }),
    trendOf('three', { riskLevel: 'moderate', href: null }),
    trendOf('four', { href: 'https://elsewhere.example.org/' }),
  ],
  scoringFactors: [factorOf('first', 5, 25), factorOf('second', 7, 15), factorOf('third', 3, 5)],
}

/** HTML of a part of the screen, once the call has answered; nothing where it has not. */
export function written(content: ReactNode, answer: HealthTrends | null | undefined, language: OfferedLocale = 'en') {
  const client = new QueryClient()
  if (answer !== undefined) client.setQueryData([...queryKeys.healthTrends, language], answer)
  return screen.written(content, language, client)
}
