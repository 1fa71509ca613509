import type { HealthTrends } from '@careway/contracts/health-trends/get-health-trends'
import { useMessages } from '../../../platform/language'
import { Badge, type BadgeTone } from '../../../ui/badge/badge'

type Level = HealthTrends['trends'][number]['riskLevel']

const TONES: Readonly<Record<Level, BadgeTone>> = { urgent: 'red', high: 'amber', moderate: 'teal', low: 'plain' }

/** How pressing it is, in a word and a colour. */
export function TrendLevel({ level }: { level: Level }) {
  const t = useMessages('health-trends')
  return <Badge tone={TONES[level]}>{t(`level.${level}`)}</Badge>
}
