import { useWatch } from 'react-hook-form'
import { formatCents } from '@careway/i18n/formatters'
import { useLanguage, useMessages } from '../../../platform/language'
import { Card } from '../../../ui/card/card'
import { Sum, SumLine } from '../../../ui/sum/sum'
import type { HouseholdValues } from '../household-values'
import { sumIncome, type IncomeLine } from '../income-lines'
import { incomePartOf } from '../income-part-values'

function useWorking() {
  const t = useMessages('household')
  return ({ kind, amountCents, hours, times }: IncomeLine): string => {
    if (kind === 'hour') return t('income.lines.hour', { amountCents, hours, weeks: times })
    if (kind === 'times') return t('income.lines.times', { amountCents, times })
    return t(kind === 'months' ? 'income.lines.months' : 'income.lines.once')
  }
}

/** The yearly income as it is being typed, each line with its working. */
export function IncomeSum() {
  const t = useMessages('household')
  const { language } = useLanguage()
  const working = useWorking()
  const parts = useWatch<HouseholdValues, 'incomeParts'>({ name: 'incomeParts' })
  const { lines, totalCents } = sumIncome(parts.map(incomePartOf))
  if (lines.length === 0) return null
  return (
    <Card variant="teal" aria-labelledby="household-sum">
      <h3 id="household-sum">{t('income.sum')}</h3>
      <Sum>
        {lines.flatMap((line) => [
          <SumLine
            key={line.index}
            label={t('income.part', { number: line.index + 1 })}
            note={working(line)}
            amount={formatCents(line.yearlyCents, language)}
          />,
          ...(line.deduction
            ? [
                <SumLine
                  key={`${line.index}-taken`}
                  label={t('income.taken')}
                  note={t('income.lines.deduction', {
                    amountCents: line.deduction.amountCents,
                    times: line.deduction.times,
                  })}
                  amount={`−${formatCents(line.deduction.yearlyCents, language)}`}
                />,
              ]
            : []),
        ])}
        <SumLine
          isTotal
          label={t('income.total')}
          note={t('income.totalNote', { monthlyCents: Math.round(totalCents / 1200) * 100 })}
          amount={<output>{formatCents(totalCents, language)}</output>}
        />
      </Sum>
    </Card>
  )
}
