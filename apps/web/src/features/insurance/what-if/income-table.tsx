import type { Profile } from '@careway/contracts/profile/profile'
import { useMessages } from '../../../platform/language'
import { Disclosure } from '../../../ui/disclosure/disclosure'
import { Table } from '../../../ui/table/table'
import { useProgramWords } from '../components/use-program-words'
import { useMoney } from '../use-money'
import type { IncomeBand } from './income-bands'
import { useMemberNames } from './use-member-names'

/** The slider in numbers: one line for each range of incomes. */
export function IncomeTable({ bands, profile }: { bands: readonly IncomeBand[]; profile: Profile }) {
  const t = useMessages('insurance')
  const money = useMoney()
  const words = useProgramWords()
  const names = useMemberNames(profile)
  const creditText = ({ atFrom, atTo }: IncomeBand) => {
    if (atFrom.creditMonthly === undefined || atTo.creditMonthly === undefined) return t('whatIf.notKnown')
    const ends = [money.whole(atFrom.creditMonthly), money.whole(atTo.creditMonthly)] as const
    return ends[0] === ends[1] ? ends[0] : t('whatIf.fromTo', { from: ends[0], to: ends[1] })
  }
  return (
    <Disclosure summary={t('whatIf.showTable')} openSummary={t('whatIf.hideTable')}>
      <Table label={t('whatIf.table')}>
        <thead>
          <tr>
            <th scope="col">{t('whatIf.income')}</th>
            {names.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{t('whatIf.credit')}</th>
            <th scope="col">{t('csr.title')}</th>
          </tr>
        </thead>
        <tbody>
          {bands.map((band) => (
            <tr key={band.from}>
              <th scope="row">{t('whatIf.fromTo', { from: money.whole(band.from), to: money.whole(band.to) })}</th>
              {names.map(({ id }, index) => (
                <td key={id}>{words.full(band.atFrom.members[index])}</td>
              ))}
              <td>{creditText(band)}</td>
              <td>{t(`csr.short.${band.atFrom.csrVariant}`)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Disclosure>
  )
}
