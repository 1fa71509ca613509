import { useId, useState } from 'react'
import type { Profile } from '@careway/contracts/profile/profile'
import { useMessages } from '../../../platform/language'
import { LinkButton } from '../../../ui/link/link'
import { percentMark } from '../../../ui/percent'
import { useMoney } from '../use-money'
import type { IncomeBand, OutcomeAt } from './income-bands'
import { IncomeTable } from './income-table'
import { OutcomeView } from './outcome-view'
import { SLIDER_STEP } from './slider-range'
import { WhereHelpChanges } from './where-help-changes'
import './what-if-slider.css'

export interface WhatIfSliderProps {
  readonly outcomeAt: OutcomeAt
  readonly bands: readonly IncomeBand[]
  /** The last income on the slider, dollars a year. */
  readonly end: number
  /** The income of the profile. */
  readonly today: number
  readonly profile: Profile
}

/** The slider, what it gives, where help changes, and all of it as a table. */
export function WhatIfSlider({ outcomeAt, bands, end, today, profile }: WhatIfSliderProps) {
  const t = useMessages('insurance')
  const money = useMoney()
  const id = useId()
  const [income, setIncome] = useState(today)
  const outcome = outcomeAt(income)
  const credit = outcome.creditMonthly
  const spoken = t(credit ? 'whatIf.spokenCredit' : 'whatIf.spoken', {
    income: money.whole(income),
    credit: money.whole(credit ?? 0),
  })
  return (
    <div className="stack stack--6">
      <div className="stack stack--2">
        <div className="row row--between">
          <label htmlFor={id} className="label">
            {t('whatIf.income')}
          </label>
          <strong className="t-xl num" aria-hidden="true">
            {money.whole(income)}
          </strong>
        </div>
        <div className="what-if">
          <input
            id={id}
            type="range"
            name="what-if-income"
            min={0}
            max={end}
            step={SLIDER_STEP}
            value={Math.round(income / SLIDER_STEP) * SLIDER_STEP}
            aria-valuetext={spoken}
            onChange={(event) => setIncome(Number(event.currentTarget.value))}
          />
          <div className="what-if__marks" aria-hidden="true">
            <span className="what-if__today" data-at={percentMark((today / end) * 100)} />
            {bands.slice(0, -1).map(({ to }) => (
              <span key={to} data-at={percentMark((to / end) * 100)} />
            ))}
          </div>
        </div>
        <div className="row row--between small muted num">
          <span>{money.whole(0)}</span>
          {income === today ? (
            <span>{t('whatIf.isToday')}</span>
          ) : (
            <LinkButton onClick={() => setIncome(today)}>
              {t('whatIf.backToToday', { income: money.whole(today) })}
            </LinkButton>
          )}
          <span>{money.whole(end)}</span>
        </div>
      </div>
      <OutcomeView outcome={outcome} today={outcomeAt(today)} profile={profile} />
      <WhereHelpChanges bands={bands} profile={profile} onGo={setIncome} />
      <IncomeTable bands={bands} profile={profile} />
      <p className="tiny">{t('whatIf.decides')}</p>
    </div>
  )
}
