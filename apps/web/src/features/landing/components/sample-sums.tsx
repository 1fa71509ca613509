import { useMessages } from '../../../platform/language'
import { Sum, SumLine } from '../../../ui/sum/sum'

/** Three ways to the same visit, side by side. */
export function SamplePathwayCosts() {
  const t = useMessages('landing')
  const between = (lowCents: number, highCents: number) => t('pathway.cost', { lowCents, highCents })
  return (
    <Sum isTight>
      <SumLine
        label={t('features.pathways.center')}
        note={t('features.pathways.centerNote', { distanceMiles: 1.2 })}
        amount={between(0, 4000)}
      />
      <SumLine
        label={t('features.pathways.video')}
        note={t('features.pathways.videoNote')}
        amount={t('impact.money', { amountCents: 4900 })}
      />
      <SumLine
        label={t('features.pathways.clinic')}
        note={t('features.pathways.clinicNote', { distanceMiles: 0.8 })}
        amount={between(9900, 13_900)}
      />
    </Sum>
  )
}

const BENCHMARK_CENTS = 54_000
const INCOME_CENTS = 2_800_000
const RATE_PERCENT = 5.54
const MONTHS = 12
/** Whole dollars, as the card shows them. */
const PART_CENTS = Math.round((INCOME_CENTS * RATE_PERCENT) / 100 / MONTHS / 100) * 100

/** A tax credit, line by line: the benchmark premium less what the income can carry. */
export function SampleSavings() {
  const t = useMessages('landing')
  return (
    <Sum isTight>
      <SumLine
        label={t('features.savings.benchmark')}
        note={t('features.savings.benchmarkNote', { age: 40 })}
        amount={t('impact.money', { amountCents: BENCHMARK_CENTS })}
      />
      <SumLine
        label={t('features.savings.part')}
        note={t('features.savings.partNote', { incomeCents: INCOME_CENTS, ratePercent: RATE_PERCENT, months: MONTHS })}
        amount={t('features.savings.less', { amountCents: PART_CENTS })}
      />
      <SumLine
        isTotal
        label={t('features.savings.credit')}
        amount={t('impact.money', { amountCents: BENCHMARK_CENTS - PART_CENTS })}
      />
    </Sum>
  )
}
