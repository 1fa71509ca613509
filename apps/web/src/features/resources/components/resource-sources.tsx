import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ResourcesSummary } from '@careway/contracts/resources/list-resources'
import { useLanguage, useMessages } from '../../../platform/language'
import { Alert } from '../../../ui/alert/alert'
import { Disclosure } from '../../../ui/disclosure/disclosure'
import { asOfText } from '../../../widgets/pathway/as-of-text'

const RANKS = ['near', 'state', 'national', 'pay'] as const

/** Where the list comes from, how old that is, and how it is ordered. */
export function ResourceSources({ summary: { directories } }: { summary: ResourcesSummary }) {
  const t = useMessages('resources')
  const { language } = useLanguage()
  const stale = directories.filter(({ isStale }) => isStale)
  return (
    <div className="stack stack--3">
      {stale.length > 0 ? (
        <Alert tone="amber" icon={TriangleAlert} title={t('sources.staleTitle')}>
          {t('sources.stale', { names: stale.map(({ title }) => title).join(', ') })}
        </Alert>
      ) : null}
      <Disclosure summary={t('sources.show')}>
        <div className="card card--flat stack stack--3 small">
          <p>{directories.length > 0 ? t('sources.local') : t('sources.noLocal')}</p>
          {directories.length > 0 ? (
            <ul>
              {directories.map(({ source, title, version, loadedAt }) => (
                <li key={source}>
                  {title}
                  {(version ?? loadedAt) ? ` (${asOfText(version ?? loadedAt ?? '', language)})` : null}
                </li>
              ))}
            </ul>
          ) : null}
          <p>{t('sources.reviewed')}</p>
          <h3 className="small">{t('rank.title')}</h3>
          <ol>
            {RANKS.map((rank) => (
              <li key={rank}>{t(`rank.${rank}`)}</li>
            ))}
          </ol>
          <p className="tiny">{t('sources.zipCredit')}</p>
        </div>
      </Disclosure>
    </div>
  )
}
