import type { RuleValue } from '@careway/contracts/service/list-rules'
import { useMessages } from '../../../platform/language'
import { Badge } from '../../../ui/badge/badge'
import { Disclosure } from '../../../ui/disclosure/disclosure'
import { Table } from '../../../ui/table/table'
import { leadingValue, standingOf } from '../rule-period'
import type { RuleWords } from '../rule-words'
import { RuleCell } from './rule-cell'
import { isSingle, RuleTable } from './rule-table'

export interface RuleValuesProps {
  readonly title: string
  readonly values: readonly RuleValue[]
  readonly asOf: string
  readonly words: RuleWords
}

/** All values of a rule by date. Single figures stand in one table; tables come one by one, the one in force first. */
export function RuleValues(props: RuleValuesProps) {
  return props.values.every(isSingle) ? <FigureByDate {...props} /> : <TablesByDate {...props} />
}

function Period({ value, asOf, words }: { value: RuleValue; asOf: string; words: RuleWords }) {
  const t = useMessages('rules')
  const standing = standingOf(value, asOf)
  const text = value.to
    ? t('values.between', { from: words.day(value.from), to: words.day(value.to) })
    : t('values.since', { from: words.day(value.from) })
  return (
    <span className="row row--tight">
      <span>{text}</span>
      {standing === 'now' ? <Badge tone="teal">{t('values.now')}</Badge> : null}
      {standing === 'later' ? <Badge tone="amber">{t('values.later')}</Badge> : null}
    </span>
  )
}

function FigureByDate({ title, values, asOf, words }: RuleValuesProps) {
  return (
    <Table label={title}>
      <tbody>
        {values.map((value) => (
          <tr key={value.from}>
            <th scope="row">
              <Period value={value} asOf={asOf} words={words} />
            </th>
            <td className="end">
              <RuleCell cell={value.rows[0]!.cells[0] ?? null} words={words} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function TablesByDate({ title, values, asOf, words }: RuleValuesProps) {
  const t = useMessages('rules')
  const lead = leadingValue(values, asOf)
  const others = values.filter((each) => each !== lead)
  return (
    <>
      {lead ? <DatedTable title={title} value={lead} asOf={asOf} words={words} /> : null}
      {others.length > 0 ? (
        <Disclosure summary={t('values.others', { count: others.length })} openSummary={t('values.hideOthers')}>
          <div className="stack">
            {others.map((value) => (
              <DatedTable key={value.from} title={title} value={value} asOf={asOf} words={words} />
            ))}
          </div>
        </Disclosure>
      ) : null}
    </>
  )
}

function DatedTable({ title, value, asOf, words }: Omit<RuleValuesProps, 'values'> & { value: RuleValue }) {
  const t = useMessages('rules')
  return (
    <div className="stack stack--2">
      <p className="small">
        <Period value={value} asOf={asOf} words={words} />
      </p>
      {value.isPartial && value.rows.length > 0 ? <p className="small muted">{t('values.partial')}</p> : null}
      <RuleTable value={value} words={words} label={`${title}, ${words.day(value.from)}`} />
    </div>
  )
}
