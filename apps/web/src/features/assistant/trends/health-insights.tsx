import { useMessages } from '../../../platform/language'
import { RouteLink } from '../../../platform/router'
import { Link } from '../../../ui/link/link'
import { Rows } from '../../../ui/list/list'
import { TrendItem } from './trend-item'
import { TrendsFrame } from './trends-frame'

const SHOWN = 3

/** The three most pressing trends, with the way to all of them. */
export function HealthInsights() {
  const t = useMessages('health-trends')
  return (
    <TrendsFrame id="health-insights" title={t('insights.title')} lead={t('insights.lead')}>
      {({ trends }) => (
        <>
          {trends.length === 0 ? <p className="small muted">{t('card.none')}</p> : null}
          <Rows>
            {trends.slice(0, SHOWN).map((trend) => (
              <TrendItem key={trend.category} trend={trend} isBrief />
            ))}
          </Rows>
          <Link asChild>
            <RouteLink to="aiHealth">{t('insights.all')}</RouteLink>
          </Link>
        </>
      )}
    </TrendsFrame>
  )
}
