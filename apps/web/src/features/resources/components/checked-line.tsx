import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { Resource } from '@careway/contracts/resources/resource'
import { useLanguage, useMessages } from '../../../platform/language'
import { Badge } from '../../../ui/badge/badge'
import { CitationsInLine } from '../../../widgets/citation/citation'
import { asOfText } from '../../../widgets/pathway/as-of-text'

interface CheckedLineProps {
  readonly verification: Resource['verification']
  readonly lastChecked: string | null
  readonly isStale: boolean
  readonly sources: readonly Resource['source'][]
}

/** When the facts were last checked, against what, and how far to trust them. */
export function CheckedLine({ verification, lastChecked, isStale, sources }: CheckedLineProps) {
  const t = useMessages('resources')
  const { language } = useLanguage()
  return (
    <div className="stack stack--1">
      {verification === 'verified' ? null : (
        <p>
          <Badge tone="amber" icon={TriangleAlert}>
            {t('checked.beforeYouRely')}
          </Badge>
        </p>
      )}
      <p className="tiny">
        {lastChecked ? t('checked.on', { day: asOfText(lastChecked, language) }) : t('checked.unknown')}{' '}
        {isStale ? <strong>{t('checked.stale')} </strong> : null}
        {t('checked.source')} <CitationsInLine sources={sources} />
      </p>
    </div>
  )
}
