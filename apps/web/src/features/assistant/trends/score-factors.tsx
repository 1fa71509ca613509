import type { HealthTrends } from '@careway/contracts/health-trends/get-health-trends'
import { useMessages } from '../../../platform/language'
import { Disclosure } from '../../../ui/disclosure/disclosure'
import { Rows } from '../../../ui/list/list'
import { ProgressBar } from '../../../ui/progress/progress-bar'

type Factor = HealthTrends['scoringFactors'][number]

const SHOWN_AT_FIRST = 2

function FactorItem({ factor: { label, points, maximum, explanation } }: { factor: Factor }) {
  const t = useMessages('health-trends')
  const pointsText = t('card.points', { points, maximum })
  return (
    <li>
      <div className="grow stack stack--2">
        <div className="row row--between row--tight">
          <h4>{label}</h4>
          <span className="tiny num">{pointsText}</span>
        </div>
        <ProgressBar percent={(points / maximum) * 100} label={label} valueText={pointsText} />
        <p className="small muted">{explanation}</p>
      </div>
    </li>
  )
}

function FactorRows({ factors }: { factors: readonly Factor[] }) {
  return (
    <Rows>
      {factors.map((factor) => (
        <FactorItem key={factor.code} factor={factor} />
      ))}
    </Rows>
  )
}

/** What the score is made of: the two heaviest parts, and all of them on demand. */
export function ScoreFactors({ factors }: { factors: readonly Factor[] }) {
  const t = useMessages('health-trends')
  return (
    <>
      <FactorRows factors={factors.slice(0, SHOWN_AT_FIRST)} />
      <Disclosure summary={t('card.allFactors')} openSummary={t('card.fewerFactors')}>
        <FactorRows factors={factors.slice(SHOWN_AT_FIRST)} />
      </Disclosure>
    </>
  )
}
