import type { MedicaidEligibility } from '@careway/contracts/insurance/medicaid-eligibility'
import { isUsState, US_STATE_NAMES } from '@careway/domain/vocabulary/us-state'
import { useMessages } from '../../../platform/language'
import { Sum, SumLine } from '../../../ui/sum/sum'
import { limitScale } from '../results/limit-scale'
import { useMoney } from '../use-money'
import type { Ruling } from './decision-source'
import { LimitBar } from './limit-bar'

const stateName = (state: string) => (isUsState(state) ? US_STATE_NAMES[state] : state)

/** The income, the state's limit for this person's group, and what lies between. */
export function MedicaidLimit({ answer, rule }: { answer: MedicaidEligibility; rule: Ruling | undefined }) {
  const t = useMessages('insurance')
  const money = useMoney()
  const { incomeLimit, annualIncome, householdSize } = answer
  if (annualIncome === null || incomeLimit === null) return null
  const over = annualIncome - incomeLimit
  const at = limitScale(incomeLimit, annualIncome)
  const amounts = { you: money.exact(annualIncome), limit: money.exact(incomeLimit) }
  return (
    <>
      <LimitBar
        description={t(over > 0 ? 'medicaid.barAbove' : 'medicaid.barWithin', amounts)}
        limitPercent={at.limit}
        youPercent={at.number}
        limitText={t('medicaid.limitMark', amounts)}
        youText={t('medicaid.youMark', amounts)}
      />
      <Sum isTight>
        <SumLine
          label={t('medicaid.yourIncome')}
          note={t('medicaid.yourIncomeNote', { count: householdSize })}
          amount={amounts.you}
        />
        <SumLine
          label={t('medicaid.limit', { state: stateName(answer.state) })}
          note={rule?.ruleText}
          amount={amounts.limit}
        />
        <SumLine label={t(over > 0 ? 'medicaid.over' : 'medicaid.under')} amount={money.exact(Math.abs(over))} />
      </Sum>
    </>
  )
}
