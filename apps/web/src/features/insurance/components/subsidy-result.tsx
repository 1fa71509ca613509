import type { Subsidies } from '@careway/contracts/insurance/calculate-subsidies'
import { useMessages } from '../../../platform/language'
import { Disclosure } from '../../../ui/disclosure/disclosure'
import { Fact, Facts } from '../../../ui/facts/facts'
import { Sum, SumLine } from '../../../ui/sum/sum'
import { unsaidReasons } from '../results/unsaid-reasons'
import { useMoney } from '../use-money'
import { Reasons } from './reasons'
import { BenchmarkNote } from './benchmark-note'
import { asPercent } from './use-program-words'

function Working({ working, premiumTaxCredit, finalPremium }: Subsidies) {
  const t = useMessages('insurance')
  const money = useMoney()
  const { applicablePercentage, expectedContributionMonthly, slcspMonthly } = working
  const income = money.whole(working.annualIncome)
  const share = applicablePercentage === null ? undefined : t('percent', { value: asPercent(applicablePercentage) })
  return (
    <Sum isTight>
      <SumLine
        label={t('working.poverty')}
        note={t('working.povertyNote', {
          income,
          guideline: money.whole(working.povertyGuideline),
          year: working.year - 1,
        })}
        amount={t('percent', { value: working.fplPercent })}
      />
      {share === undefined ? null : (
        <SumLine
          label={t('working.share', { percent: working.fplPercent })}
          note={t('working.shareNote', { year: working.year })}
          amount={share}
        />
      )}
      {expectedContributionMonthly === null || share === undefined ? null : (
        <SumLine
          label={t('working.part')}
          note={t('working.partNote', { income, share })}
          amount={money.exact(expectedContributionMonthly)}
        />
      )}
      {slcspMonthly === null ? null : (
        <SumLine
          label={t('working.benchmark')}
          note={<BenchmarkNote source={working.slcspSource} year={working.year} />}
          amount={money.exact(slcspMonthly)}
        />
      )}
      <SumLine
        label={t('working.credit')}
        note={t(share === undefined ? 'working.noCreditNote' : 'calculator.creditNote')}
        amount={money.exact(premiumTaxCredit)}
      />
      <SumLine
        label={t('calculator.finalLine')}
        note={t('calculator.finalNote', {
          premium: money.exact(finalPremium + premiumTaxCredit),
          credit: money.exact(premiumTaxCredit),
        })}
        amount={money.exact(finalPremium)}
        isTotal
      />
    </Sum>
  )
}

/** The credit, the cost-sharing help and the rest, then how they came about. */
export function SubsidyResult({ subsidies }: { subsidies: Subsidies }) {
  const t = useMessages('insurance')
  const money = useMoney()
  return (
    <div className="stack" data-subsidies="">
      <Facts>
        <Fact value={money.exact(subsidies.premiumTaxCredit)} label={t('calculator.credit')} />
        <Fact
          value={
            subsidies.costSharingReduction > 0
              ? t('percent', { value: subsidies.costSharingReduction })
              : t('calculator.noReduction')
          }
          label={t('calculator.reduction')}
        />
        <Fact value={money.exact(subsidies.finalPremium)} label={t('calculator.final')} />
      </Facts>
      {subsidies.csrVariant === 'none' ? null : <p className="small">{t(`csr.note.${subsidies.csrVariant}`)}</p>}
      <Reasons reasons={unsaidReasons(subsidies.reasons)} />
      <Disclosure summary={t('working.show')} openSummary={t('working.hide')} isOpenAtFirst>
        <Working {...subsidies} />
      </Disclosure>
    </div>
  )
}
