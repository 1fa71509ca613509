import type { InsurancePlan } from '@careway/contracts/insurance/insurance-plan'
import type { UseLevel } from '@careway/domain/vocabulary/health-plan-terms'
import { useMessages } from '../../../platform/language'
import { Sum, SumLine } from '../../../ui/sum/sum'
import { useMoney } from '../use-money'

/** What a year with the plan adds up from. */
export function PlanYearSum({ plan, use }: { plan: InsurancePlan; use: UseLevel }) {
  const t = useMessages('insurance')
  const money = useMoney()
  const { fullPremium, credit, shareOfCare, notCovered, total } = plan.yearlyCost[use]
  const most = money.whole(plan.outOfPocketMax)
  return (
    <Sum isTight>
      <SumLine
        label={t('plan.fullPremium')}
        note={t('plan.twelveTimes', { amount: money.exact(plan.monthlyPremium) })}
        amount={money.exact(fullPremium)}
      />
      {credit < 0 ? (
        <SumLine
          label={t('plan.credit')}
          note={t('plan.twelveTimes', { amount: money.exact(-credit / 12) })}
          amount={t('plan.minus', { amount: money.exact(-credit) })}
        />
      ) : null}
      <SumLine
        label={t('plan.shareOfCare')}
        note={t('plan.shareNote', { use: t(`use.name.${use}`), most })}
        amount={money.exact(shareOfCare)}
      />
      {notCovered > 0 ? <SumLine label={t('plan.notCovered')} amount={money.exact(notCovered)} /> : null}
      <SumLine label={t('plan.total')} amount={money.exact(total)} isTotal />
    </Sum>
  )
}
