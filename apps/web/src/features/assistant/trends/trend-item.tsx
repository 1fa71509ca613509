import Phone from 'lucide-react/icons/phone'
import type { HealthTrends } from '@careway/contracts/health-trends/get-health-trends'
import { useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'
import { Heading } from '../../../ui/heading'
import { Icon } from '../../../ui/icon/icon'
import { CitationsInLine } from '../../../widgets/citation/citation'
import { TrendLevel } from './trend-level'
import { TrendLink } from './trend-link'

export type Trend = HealthTrends['trends'][number]

function EmergencyCall() {
  const common = useMessages('common')
  return (
    <Button variant="danger" asChild>
      <a href="tel:911">
        <Icon glyph={Phone} />
        {common('footer.call911')}
      </a>
    </Button>
  )
}

/** One thing to look after: how pressing, why, what to do, and, where it is not brief, who says so. */
export function TrendItem({ trend, isBrief = false }: { trend: Trend; isBrief?: boolean }) {
  const t = useMessages('health-trends')
  const { title, riskLevel, insight, recommendation, href, sources } = trend
  return (
    <li>
      <div className="grow stack stack--2">
        <div className="row row--tight">
          <Heading level={isBrief ? 3 : 4} className="t-md">
            {title}
          </Heading>
          <TrendLevel level={riskLevel} />
        </div>
        <p className="small">{insight}</p>
        {riskLevel === 'urgent' ? <EmergencyCall /> : null}
        <p className="small">{recommendation}</p>
        <TrendLink href={href} about={title} />
        {!isBrief && sources.length > 0 ? (
          <p className="tiny">
            {t('card.sources', { count: sources.length })}: <CitationsInLine sources={sources} />
          </p>
        ) : null}
      </div>
    </li>
  )
}
