import { useMessages } from '../platform/language'
import { Bone, LoadingStatus, SkeletonCard } from '../ui/skeleton/skeleton'

/** The shape of most screens: a title, a line, two cards. */
export function ScreenSkeleton() {
  const t = useMessages('common')
  return (
    <div className="stack stack--6">
      <LoadingStatus>{t('actions.loading')}</LoadingStatus>
      <div className="stack stack--3 reading">
        <Bone widthPercent={60} isTall />
        <Bone widthPercent={85} />
      </div>
      <SkeletonCard lineCount={3} />
      <SkeletonCard lineCount={2} />
    </div>
  )
}
