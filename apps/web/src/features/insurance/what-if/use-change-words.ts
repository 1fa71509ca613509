import type { Profile } from '@careway/contracts/profile/profile'
import { useMessages } from '../../../platform/language'
import { useProgramWords } from '../components/use-program-words'
import { useMoney } from '../use-money'
import type { Outcome } from './income-bands'
import { useMemberNames } from './use-member-names'

const WORTH_SAYING_DOLLARS = 1

type Member = Outcome['members'][number]

interface GroupedChange {
  readonly from: Member
  readonly to: Member
  /** Whom it happens to. */
  readonly indexes: readonly number[]
}

/** Those to whom the same happens stand together. */
function groupedChanges(before: Outcome, after: Outcome): readonly GroupedChange[] {
  const changes = new Map<string, GroupedChange>()
  after.members.forEach((to, index) => {
    const from = before.members[index]
    if (!from || (from.program === to.program && from.category === to.category)) return
    const key = `${from.program} ${from.category} ${to.program} ${to.category}`
    changes.set(key, { from, to, indexes: [...(changes.get(key)?.indexes ?? []), index] })
  })
  return [...changes.values()]
}

/** What becomes different from one outcome to the next, a sentence each. */
export function useChangeWords(profile: Profile) {
  const t = useMessages('insurance')
  const money = useMoney()
  const words = useProgramWords()
  const names = useMemberNames(profile)

  const memberChanges = (before: Outcome, after: Outcome) =>
    groupedChanges(before, after).map(({ from, to, indexes }) =>
      t('whatIf.changeMember', {
        who: indexes.map((index) => names[index]?.name ?? '').join('; '),
        from: words.full(from),
        to: words.full(to),
      }),
    )
  const reductionChanges = (before: Outcome, after: Outcome) =>
    before.csrVariant === after.csrVariant
      ? []
      : [
          t('whatIf.changeReduction', {
            from: t(`csr.short.${before.csrVariant}`),
            to: t(`csr.short.${after.csrVariant}`),
          }),
        ]
  const creditChanges = (before: Outcome, after: Outcome) => {
    if (before.creditMonthly === undefined || after.creditMonthly === undefined) return []
    const change = after.creditMonthly - before.creditMonthly
    if (Math.abs(change) < WORTH_SAYING_DOLLARS) return []
    return [t(change > 0 ? 'whatIf.changeMore' : 'whatIf.changeLess', { amount: money.whole(Math.abs(change)) })]
  }
  return (before: Outcome, after: Outcome): readonly string[] => [
    ...memberChanges(before, after),
    ...reductionChanges(before, after),
    ...creditChanges(before, after),
  ]
}
