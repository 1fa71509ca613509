import type { InsurancePlan } from '@careway/contracts/insurance/insurance-plan'
import { COMPARED_SERVICES } from '@careway/domain/plan-comparison/health-plan'
import { useMessages } from '../../../platform/language'
import { useMoney } from '../use-money'
import { asPercent } from './use-program-words'

export interface ServiceLine {
  readonly service: string
  readonly label: string
  readonly text: string
}

type PlanService = InsurancePlan['services'][number]

/** What one pays for a visit or a drug, in words. */
export function useServiceText(): (service: PlanService) => string {
  const t = useMessages('insurance')
  const money = useMoney()
  const priceOf = ({ kind, amount }: PlanService) => {
    if (kind === 'copay') return money.whole(amount ?? 0)
    if (kind === 'coinsurance') return t('services.share', { percent: asPercent(amount ?? 0) })
    return t(kind === 'no-charge' ? 'services.free' : 'services.notCovered')
  }
  return (service) =>
    service.isAfterDeductible && service.kind !== 'not-covered'
      ? t('services.afterDeductible', { price: priceOf(service) })
      : priceOf(service)
}

/** The services a plan names a price for, in one order for all plans. */
export function usePlanServices({ services }: Pick<InsurancePlan, 'services'>): readonly ServiceLine[] {
  const t = useMessages('insurance')
  const textOf = useServiceText()
  return COMPARED_SERVICES.flatMap((name) => {
    const found = services.find(({ service }) => service === name)
    return found ? [{ service: name, label: t(`services.name.${name}`), text: textOf(found) }] : []
  })
}
