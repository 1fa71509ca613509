import type { DataSource } from '@careway/contracts/administration/list-data-sources'
import { useLanguage, useMessages } from '../../../platform/language'
import { formatMoment, formatShortDay } from '../../../platform/moment'
import { useNow } from '../../../platform/now'
import { Badge, type BadgeTone } from '../../../ui/badge/badge'
import { Link } from '../../../ui/link/link'
import { ageDays, freshnessOf, type Freshness } from '../data-source-age'

const tones: Record<Freshness, BadgeTone> = { fresh: 'teal', stale: 'amber', missing: 'red' }

export function DataSourceRow({ source }: { source: DataSource }) {
  const t = useMessages('administration')
  const { language } = useLanguage()
  return (
    <tr>
      <th scope="row">
        <SourceFacts source={source} />
      </th>
      <td className="end num">{t('dataSources.rowCount', { rows: source.rows })}</td>
      <td>
        <Loaded source={source} />
      </td>
      <td>{source.sourceVersion ?? '–'}</td>
      <td>
        <p>{t(`dataSources.pull.${source.pullState}`)}</p>
        {source.lastCheckedAt ? (
          <p className="tiny">{t('dataSources.checked', { moment: formatMoment(source.lastCheckedAt, language) })}</p>
        ) : null}
        {source.message ? <p className="tiny">{source.message}</p> : null}
      </td>
    </tr>
  )
}

function SourceFacts({ source }: { source: DataSource }) {
  const t = useMessages('administration')
  const common = useMessages('common')
  return (
    <>
      <p>{source.title}</p>
      <p className="tiny">
        {source.publisher} · {t('dataSources.licence', { licence: source.licence })}
      </p>
      <Link href={source.url} externalText={common('actions.opensNewSite')} className="small">
        {t('dataSources.official')}
      </Link>
    </>
  )
}

function Loaded({ source }: { source: DataSource }) {
  const t = useMessages('administration')
  const { language } = useLanguage()
  const freshness = freshnessOf(source)
  const age = ageDays(source.loadedAt, useNow())
  return (
    <>
      <Badge tone={tones[freshness]}>{t(`dataSources.${freshness}`)}</Badge>
      <p className="tiny">
        {source.loadedAt === null || age === undefined
          ? t('dataSources.never')
          : `${formatShortDay(source.loadedAt, language)} · ${age ? t('dataSources.daysOld', { count: age }) : t('dataSources.today')}`}
      </p>
      <p className="tiny">{t('dataSources.every', { count: source.cadenceDays })}</p>
    </>
  )
}
