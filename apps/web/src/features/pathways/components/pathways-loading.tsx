import { useMessages } from '../../../platform/language'
import { LoadingStatus, SkeletonCard } from '../../../ui/skeleton/skeleton'
import './pathway-card.css'

/** The shape of the list while it is on its way. */
export function PathwaysLoading() {
  const t = useMessages('pathways')
  return (
    <div className="stack stack--8">
      <LoadingStatus>{t('loading')}</LoadingStatus>
      <SkeletonCard lineCount={1} />
      <SkeletonCard lineCount={6} />
      <div className="pathway-grid">
        <SkeletonCard lineCount={4} />
        <SkeletonCard lineCount={4} />
      </div>
    </div>
  )
}
