import type { AccuracyRecord } from '@careway/contracts/service/list-rules'
import { useCodeMessages, useMessages } from '../../../platform/language'
import { Alert } from '../../../ui/alert/alert'
import { Card } from '../../../ui/card/card'
import { Disclosure } from '../../../ui/disclosure/disclosure'
import { Table } from '../../../ui/table/table'
import { totalOf } from '../accuracy-total'

/** How the worked cases came out when this version was built; said plainly where that is not known. */
export function AccuracyCard({ record }: { record: AccuracyRecord | null }) {
  const t = useMessages('rules')
  if (!record)
    return (
      <Alert tone="amber" title={t('accuracy.title')} headingLevel={2}>
        {t('accuracy.none')}
      </Alert>
    )
  const { cases, passed } = totalOf(record)
  return (
    <Card variant={passed === cases ? 'teal' : 'amber'} aria-labelledby="rules-accuracy">
      <h2 id="rules-accuracy" className="t-lg">
        {t('accuracy.title')}
      </h2>
      <p className="t-xl num">{t('accuracy.right', { passed, cases })}</p>
      <p className="small">{t('accuracy.ran', { day: record.ranOn, version: record.version })}</p>
      <p>{t('accuracy.what')}</p>
      <Disclosure summary={t('accuracy.show')} openSummary={t('accuracy.hide')}>
        <Suites record={record} />
      </Disclosure>
    </Card>
  )
}

function Suites({ record }: { record: AccuracyRecord }) {
  const t = useMessages('rules')
  const code = useCodeMessages('rules')
  return (
    <Table label={t('accuracy.title')}>
      <thead>
        <tr>
          <th scope="col">{t('accuracy.suite')}</th>
          <th scope="col" className="end">
            {t('accuracy.result')}
          </th>
        </tr>
      </thead>
      <tbody>
        {record.suites.map(({ id, cases, passed, failures }) => (
          <tr key={id}>
            <th scope="row">{code(`suites.${id}`)}</th>
            <td className="end">
              {t('accuracy.of', { passed, cases })}
              {failures.length > 0 ? <small className="muted"> {failures.join('; ')}</small> : null}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
