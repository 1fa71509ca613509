import type { DataSource } from '@careway/contracts/administration/list-data-sources'
import { useMessages } from '../../../platform/language'
import { Table } from '../../../ui/table/table'
import { DataSourceRow } from './data-source-row'

const columns = ['source', 'rows', 'loaded', 'version', 'state'] as const

export function DataSourceTable({ sources }: { sources: readonly DataSource[] }) {
  const t = useMessages('administration')
  return (
    <Table label={t('dataSources.table')}>
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col" className={name === 'rows' ? 'end' : undefined}>
              {t(`dataSources.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sources.map((source) => (
          <DataSourceRow key={source.source} source={source} />
        ))}
      </tbody>
    </Table>
  )
}
