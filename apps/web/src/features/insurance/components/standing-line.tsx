import type { CoverageDecisionAnswer } from '@careway/contracts/coverage/coverage-answer'
import { useLanguage, useMessages } from '../../../platform/language'
import { Sum, SumLine } from '../../../ui/sum/sum'
import { asOfText } from '../../../widgets/pathway/as-of-text'
import { useMoney } from '../use-money'
import { asPercent } from './use-program-words'

/** A number of a rule in the words of its unit. */
function useRuleNumber(unit: CoverageDecisionAnswer['unit']): (value: number) => string {
  const t = useMessages('insurance')
  const money = useMoney()
  const { language } = useLanguage()
  if (unit === 'cents') return (value) => money.exact(value / 100)
  if (unit === 'share-of-income') return (value) => t('percent', { value: asPercent(value) })
  if (unit === 'percent-of-poverty') return (value) => t('percent', { value })
  if (unit === 'years') return (value) => t('years', { count: value })
  return (value) => asOfText(String(value), language)
}

/** The line the rule draws, and where the person stands. */
export function StandingLine({ decision }: { decision: CoverageDecisionAnswer }) {
  const t = useMessages('insurance')
  const written = useRuleNumber(decision.unit)
  const { unit, number, threshold } = decision
  if (unit === null || threshold === null || unit === 'day') return null
  return (
    <Sum isTight>
      {number === null ? null : <SumLine label={t(`standing.number.${unit}`)} amount={written(number)} />}
      <SumLine label={t(`standing.threshold.${unit}`)} amount={written(threshold)} />
    </Sum>
  )
}
