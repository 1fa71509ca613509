import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Router } from 'wouter'
import type { HealthTrends } from '@careway/contracts/health-trends/get-health-trends'
import { createMessages } from '@careway/i18n/create-messages'
import type { OfferedLocale } from '@careway/i18n/locales'
import enCommon from '../../../../../../packages/i18n/messages/en/common.json'
import enHealthTrends from '../../../../../../packages/i18n/messages/en/health-trends.json'
import esCommon from '../../../../../../packages/i18n/messages/es/common.json'
import esHealthTrends from '../../../../../../packages/i18n/messages/es/health-trends.json'
import { LanguageProvider, type MessageSource } from '../../../platform/language'
import { queryKeys } from '../../../platform/query-keys'

/** Keys that were asked for and have no sentence. */
export const missing: string[] = []
const messages = createMessages((key) => missing.push(key))
messages.add('en', 'common', enCommon)
messages.add('en', 'health-trends', enHealthTrends)
messages.add('es', 'common', esCommon)
messages.add('es', 'health-trends', esHealthTrends)
const source: MessageSource = { messages, load: () => Promise.resolve(), requested: new Set() }

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
  return renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <LanguageProvider initial={language} source={source}>
        <Router ssrPath="/ai-health">{content}</Router>
      </LanguageProvider>
    </QueryClientProvider>,
  )
}
