import type { HealthTrends } from '@careway/contracts/health-trends/get-health-trends'
import { useMessages } from '../../../platform/language'
import { RouteLink } from '../../../platform/router'
import { Badge } from '../../../ui/badge/badge'
import { Link } from '../../../ui/link/link'
import { ProgressBar } from '../../../ui/progress/progress-bar'
import { ScoreFactors } from './score-factors'
import { TrendList } from './trend-list'
import { TrendsFrame } from './trends-frame'

const RULES_SEARCH = '?area=health-trends'

function Score({ overallHealthScore: score, isInitialScore }: HealthTrends) {
  const t = useMessages('health-trends')
  const scoreText = t('card.score', { score })
  return (
    <div className="stack stack--2">
      <div className="row row--between">
        <span className="t-2xl num">{scoreText}</span>
        {isInitialScore ? <Badge>{t('card.initial')}</Badge> : null}
      </div>
      <ProgressBar percent={score} label={t('card.scoreLabel')} valueText={scoreText} />
      {isInitialScore ? <p className="small muted">{t('card.initialText')}</p> : null}
    </div>
  )
}

/** How well the reader is set up to get care, what that is made of, and what to look after. */
export function PredictiveCard() {
  const t = useMessages('health-trends')
  return (
    <TrendsFrame id="predictive-card" title={t('card.title')} lead={t('card.lead')}>
      {(trends) => (
        <>
          <Score {...trends} />
          <h3>{t('card.factorsTitle')}</h3>
          <ScoreFactors factors={trends.scoringFactors} />
          <h3>{t('card.trendsTitle')}</h3>
          <TrendList trends={trends.trends} />
          <Link asChild>
            <RouteLink to="howWeCalculate" search={RULES_SEARCH}>
              {t('card.how')}
            </RouteLink>
          </Link>
        </>
      )}
    </TrendsFrame>
  )
}
