import type { InsurancePlan } from '@careway/contracts/insurance/insurance-plan'
import { useMessages } from '../../../platform/language'
import { CitationsInLine } from '../../../widgets/citation/citation'
import { HowWeCalculateLink } from './ways'

const distinct = (plans: readonly InsurancePlan[]) => [
  ...new Map(plans.map(({ source }) => [`${source.title} ${source.asOf}`, source])).values(),
]

/** Where the list comes from and of which day, and what it leaves to the issuer. */
export function PlanSources({ plans }: { plans: readonly InsurancePlan[] }) {
  const t = useMessages('insurance')
  if (plans.length === 0) return null
  return (
    <p className="tiny reading">
      {t('sources.plans')} <CitationsInLine sources={distinct(plans)} />. {t('plans.check')}{' '}
      <HowWeCalculateLink isInline>{t('howWeCalculate')}</HowWeCalculateLink>
    </p>
  )
}
