import type { RuleValue } from '@careway/contracts/service/list-rules'
import { useMessages } from '../../../platform/language'
import { Table } from '../../../ui/table/table'
import type { RuleWords } from '../rule-words'
import { RuleCell } from './rule-cell'

export interface RuleTableProps {
  readonly value: RuleValue
  readonly words: RuleWords
  /** Names the box, for it scrolls. */
  readonly label: string
}

export const isSingle = ({ columns, rows }: RuleValue): boolean =>
  columns.length === 1 && rows.length === 1 && rows[0]!.label === ''

/** One value of a rule: a single figure, or rows and columns. */
export function RuleTable({ value, words, label }: RuleTableProps) {
  const t = useMessages('rules')
  if (isSingle(value))
    return (
      <p className="t-lg num">
        <RuleCell cell={value.rows[0]!.cells[0] ?? null} words={words} />
      </p>
    )
  if (value.rows.length === 0) return <p className="small muted">{t('values.unchanged')}</p>
  const hasLabels = value.rows.some((row) => row.label !== '')
  const isHeaded = value.columns.some((column) => column !== '')
  return (
    <Table label={label}>
      {isHeaded ? (
        <thead>
          <tr>
            {hasLabels ? (
              <th scope="col">
                <span className="sr">{t('values.row')}</span>
              </th>
            ) : null}
            {value.columns.map((column) => (
              <th key={column} scope="col">
                {words.label(column)}
              </th>
            ))}
          </tr>
        </thead>
      ) : null}
      <tbody>
        {value.rows.map((row) => (
          <tr key={`${row.label} ${row.cells[0]?.value}`}>
            {hasLabels ? <th scope="row">{words.label(row.label)}</th> : null}
            {row.cells.map((cell, at) => (
              <td key={value.columns[at]}>
                <RuleCell cell={cell} words={words} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
