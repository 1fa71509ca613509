import type { HealthTrends } from '@careway/contracts/health-trends/get-health-trends'
import { citationOf } from '@careway/contracts/pathways/pathway'
import type {
  HealthTrend,
  HealthTrendsResult,
  ScoringFactor,
  TrendDestination,
} from '@careway/domain/health-trends/health-trend'
import type { MessageParameters, Messages } from '@careway/i18n/create-messages'
import type { OfferedLocale } from '@careway/i18n/locales'

/** Where the product's own screens stand. */
const ADDRESSES: Readonly<Record<TrendDestination, string>> = {
  pathways: '/pathways',
  'my-pathways': '/my-pathways',
  insurance: '/insurance',
  profile: '/profile',
  'resource-plan': '/resources/plan',
  'health-resources': '/resources?type=health',
  rides: '/resources?type=transportation',
  'prescription-programs': '/resources?type=prescription',
  'financial-programs': '/resources?type=financial',
}

type Say = (code: string, params?: MessageParameters) => string

const presentTrend = (say: Say, { code, level, params, destination, sources }: HealthTrend) => ({
  category: code,
  title: say(`trend.${code}.title`, params),
  riskLevel: level,
  insight: say(`trend.${code}.insight`, params),
  recommendation: say(`trend.${code}.recommendation`, params),
  href: ADDRESSES[destination],
  sources: sources.map(citationOf),
})

const presentFactor = (say: Say, { code, points, maximum, explanation }: ScoringFactor) => ({
  code,
  label: say(`factor.${code}.label`),
  points,
  maximum,
  explanation: say(`factor.${code}.${explanation.code}`, explanation.params),
})

/** The rule's codes in the reader's language. */
export function presentHealthTrends(
  { score, isInitial, factors, trends }: HealthTrendsResult,
  locale: OfferedLocale,
  messages: Messages,
): HealthTrends {
  const say: Say = (code, params) => messages.translateCode(locale, 'health-trend-words', code, params)
  return {
    overallHealthScore: score,
    isInitialScore: isInitial,
    trends: trends.map((each) => presentTrend(say, each)),
    scoringFactors: factors.map((each) => presentFactor(say, each)),
  }
}
