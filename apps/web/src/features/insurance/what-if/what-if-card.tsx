import { useMemo } from 'react'
import type { CoverageEstimate } from '@careway/contracts/coverage/coverage-answer'
import type { Profile } from '@careway/contracts/profile/profile'
import { calendarDate } from '@careway/domain/kernel/calendar-date'
import { isPlanYear } from '@careway/domain/vocabulary/health-plan-terms'
import { useMessages } from '../../../platform/language'
import { Card } from '../../../ui/card/card'
import { Bone, LoadingStatus } from '../../../ui/skeleton/skeleton'
import { LoadFailure } from '../../../widgets/session-guard/load-failure'
import { creditIncomes, guidelineDollars } from '../results/premium-help'
import { incomeBands } from './income-bands'
import type { WhatIfFacts } from './outcome-engine'
import { sliderEnd } from './slider-range'
import { householdInState } from './household-in-state'
import { useOutcomeEngine } from './use-outcome-engine'
import { WhatIfSlider } from './what-if-slider'

interface WhatIfCardProps {
  readonly estimate: CoverageEstimate
  readonly profile: Profile
}

function factsOf({ estimate, profile }: WhatIfCardProps): WhatIfFacts | undefined {
  const household = householdInState(profile, estimate.state, estimate.annualIncome)
  if (!household || !isPlanYear(estimate.year)) return undefined
  const { year, asOf, ratingArea, slcspMonthly } = estimate
  return { household, planYear: year, asOf: calendarDate(asOf), ratingArea, slcspMonthly }
}

/** What another income would change: the same engine, in the browser. */
export function WhatIfCard({ estimate, profile }: WhatIfCardProps) {
  const t = useMessages('insurance')
  const engine = useOutcomeEngine()
  const facts = useMemo(() => factsOf({ estimate, profile }), [estimate, profile])
  const end = sliderEnd(creditIncomes(estimate)?.to, guidelineDollars(estimate), estimate.annualIncome)
  const worked = useMemo(() => {
    if (!engine.data || !facts) return undefined
    const outcomeAt = engine.data.outcomes(facts)
    return { outcomeAt, bands: incomeBands(outcomeAt, end) }
  }, [engine.data, facts, end])
  if (!facts) return null
  return (
    <Card id="what-if" aria-labelledby="what-if-title">
      <h2 id="what-if-title" className="t-xl">
        {t('whatIf.title')}
      </h2>
      <p className="muted">{t('whatIf.lead')}</p>
      {worked ? (
        <WhatIfSlider {...worked} end={end} today={estimate.annualIncome} profile={profile} />
      ) : engine.isError ? (
        <LoadFailure onRetry={() => void engine.refetch()} />
      ) : (
        <>
          <LoadingStatus>{t('whatIf.loading')}</LoadingStatus>
          <Bone widthPercent={60} isTall />
          <Bone />
          <Bone widthPercent={80} />
        </>
      )}
    </Card>
  )
}
