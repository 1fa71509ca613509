import type { CoverageEstimate } from '@careway/contracts/coverage/coverage-answer'
import { useMessages } from '../../../platform/language'
import { Sum, SumLine } from '../../../ui/sum/sum'
import { guidelineDollars } from '../results/premium-help'
import { useMoney } from '../use-money'
import { BenchmarkNote } from './benchmark-note'
import { asPercent } from './use-program-words'

/** Income, share, part, benchmark, credit: each line with what it is made of. */
export function PremiumWorking({ estimate }: { estimate: CoverageEstimate }) {
  const t = useMessages('insurance')
  const money = useMoney()
  const { annualIncome, fplPercent, applicablePercentage, expectedContributionAnnual, slcspMonthly, year } = estimate
  const guideline = guidelineDollars(estimate)
  const income = money.whole(annualIncome)
  const share = applicablePercentage === null ? undefined : t('percent', { value: asPercent(applicablePercentage) })
  return (
    <Sum isTight>
      <SumLine
        label={t('working.poverty')}
        note={
          guideline === undefined
            ? undefined
            : t('working.povertyNote', { income, guideline: money.whole(guideline), year: estimate.fplGuidelineYear })
        }
        amount={t('percent', { value: fplPercent })}
      />
      {share === undefined ? null : (
        <SumLine
          label={t('working.share', { percent: fplPercent })}
          note={t('working.shareNote', { year })}
          amount={share}
        />
      )}
      {expectedContributionAnnual === null || share === undefined ? null : (
        <SumLine
          label={t('working.part')}
          note={t('working.partNote', { income, share })}
          amount={money.exact(expectedContributionAnnual / 12)}
        />
      )}
      {slcspMonthly === null ? null : (
        <SumLine
          label={t('working.benchmark')}
          note={<BenchmarkNote source={estimate.slcspSource} year={year} />}
          amount={money.exact(slcspMonthly)}
        />
      )}
      {estimate.premiumTaxCreditMonthly === null ? null : (
        <SumLine
          label={t('working.credit')}
          note={t(share === undefined ? 'working.noCreditNote' : 'working.creditNote')}
          amount={money.exact(estimate.premiumTaxCreditMonthly)}
          isTotal
        />
      )}
    </Sum>
  )
}
