import { useId } from 'react'
import type { Pathway } from '@careway/contracts/pathways/pathway'
import { useLanguage, useMessages } from '../../../platform/language'
import { formatShortDay } from '../../../platform/moment'
import { Card } from '../../../ui/card/card'
import { Rows } from '../../../ui/list/list'
import { recentChanges } from '../dashboard-summary'

export function RecentActivity({ pathways }: { pathways: readonly Pathway[] }) {
  const t = useMessages('dashboard')
  const { language } = useLanguage()
  const titleId = useId()
  const changes = recentChanges(pathways)
  return (
    <Card aria-labelledby={titleId}>
      <h2 id={titleId} className="t-lg">
        {t('recent.title')}
      </h2>
      {changes.length ? (
        <Rows>
          {changes.map(({ id, title, updatedAt }) => (
            <li key={id}>
              <div className="grow">
                <strong className="small">{title || t('active.fallbackTitle')}</strong>
                <p className="tiny">{t('recent.updated')}</p>
              </div>
              <time className="tiny nowrap num" dateTime={updatedAt}>
                {formatShortDay(updatedAt, language)}
              </time>
            </li>
          ))}
        </Rows>
      ) : (
        <p className="small muted">{t('recent.empty')}</p>
      )}
    </Card>
  )
}
