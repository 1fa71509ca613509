import type { ReactNode } from 'react'
import type { MyCoverage } from '@careway/contracts/coverage/my-coverage'
import type { Profile } from '@careway/contracts/profile/profile'
import { isUsState, US_STATE_NAMES } from '@careway/domain/vocabulary/us-state'
import { useMessages } from '../../../platform/language'
import { Card } from '../../../ui/card/card'
import { useMoney } from '../use-money'
import { HouseholdLink } from './ways'
import './details-strip.css'

interface DetailsStripProps {
  readonly coverage: MyCoverage
  readonly profile: Profile
}

const Detail = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd className="num">{children}</dd>
  </div>
)

/** What everything below is worked out from. */
export function DetailsStrip({ coverage, profile }: DetailsStripProps) {
  const t = useMessages('insurance')
  const money = useMoney()
  const income = coverage.estimate?.annualIncome ?? profile.estimatedAnnualIncome
  const size = coverage.estimate?.householdSize ?? profile.householdSize
  return (
    <Card variant="flat" className="details-strip" aria-label={t('details.title')}>
      <dl>
        <Detail label={t('details.zipCode')}>{coverage.zipCode ?? profile.zipCode}</Detail>
        {coverage.county ? <Detail label={t('details.county')}>{coverage.county.name}</Detail> : null}
        {coverage.state && isUsState(coverage.state) ? (
          <Detail label={t('details.state')}>{US_STATE_NAMES[coverage.state]}</Detail>
        ) : null}
        <Detail label={t('details.age')}>{profile.age}</Detail>
        <Detail label={t('details.household')}>{t('details.people', { count: size })}</Detail>
        <Detail label={t('details.income')}>
          {income === null ? t('details.notKnown') : t('details.yearly', { amount: money.whole(income) })}
        </Detail>
      </dl>
      <HouseholdLink>{t('details.change')}</HouseholdLink>
    </Card>
  )
}
