import { useMessages } from '../../../platform/language'
import { Disclosure } from '../../../ui/disclosure/disclosure'
import { Rows } from '../../../ui/list/list'
import { TrendItem, type Trend } from './trend-item'

const SHOWN_AT_FIRST = 3

/** What to look after, the most pressing first; the rest on demand. */
export function TrendList({ trends }: { trends: readonly Trend[] }) {
  const t = useMessages('health-trends')
  const first = trends.slice(0, SHOWN_AT_FIRST)
  const others = trends.slice(SHOWN_AT_FIRST)
  if (first.length === 0) return <p className="small muted">{t('card.none')}</p>
  return (
    <>
      <Rows>
        {first.map((trend) => (
          <TrendItem key={trend.category} trend={trend} />
        ))}
      </Rows>
      {others.length > 0 ? (
        <Disclosure summary={t('card.allTrends', { count: others.length })} openSummary={t('card.fewerTrends')}>
          <Rows>
            {others.map((trend) => (
              <TrendItem key={trend.category} trend={trend} />
            ))}
          </Rows>
        </Disclosure>
      ) : null}
      <p className="tiny">{t('card.notAdvice')}</p>
    </>
  )
}
