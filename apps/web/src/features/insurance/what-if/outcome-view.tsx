import type { Profile } from '@careway/contracts/profile/profile'
import { useMessages } from '../../../platform/language'
import { Fact, Facts } from '../../../ui/facts/facts'
import { Sum, SumLine } from '../../../ui/sum/sum'
import { useProgramWords } from '../components/use-program-words'
import { useMoney } from '../use-money'
import type { Outcome } from './income-bands'
import { useMemberNames } from './use-member-names'

interface OutcomeViewProps {
  readonly outcome: Outcome
  readonly today: Outcome
  readonly profile: Profile
}

/** The figures at the income chosen, and who would get what. */
export function OutcomeView({ outcome, today, profile }: OutcomeViewProps) {
  const t = useMessages('insurance')
  const money = useMoney()
  const words = useProgramWords()
  const names = useMemberNames(profile)
  const { creditMonthly, benchmarkAfterCredit } = outcome
  const change =
    creditMonthly === undefined || today.creditMonthly === undefined ? 0 : creditMonthly - today.creditMonthly
  return (
    <div className="stack">
      <Facts>
        <Fact
          value={creditMonthly === undefined ? t('whatIf.notKnown') : money.whole(creditMonthly)}
          label={t('whatIf.credit')}
        />
        {benchmarkAfterCredit === undefined ? null : (
          <Fact value={money.whole(benchmarkAfterCredit)} label={t('whatIf.benchmark')} />
        )}
        <Fact value={t('percent', { value: outcome.fplPercent })} label={t('whatIf.poverty')} />
      </Facts>
      {Math.abs(change) >= 1 ? (
        <p className="small">
          {t(change > 0 ? 'whatIf.more' : 'whatIf.less', { amount: money.whole(Math.abs(change)) })}
        </p>
      ) : null}
      <Sum isTight>
        {names.map(({ id, name }, index) => (
          <SumLine key={id} label={name} amount={words.full(outcome.members[index])} />
        ))}
        {outcome.csrVariant === 'none' ? null : (
          <SumLine label={t('csr.title')} amount={t(`csr.short.${outcome.csrVariant}`)} />
        )}
      </Sum>
    </div>
  )
}
