import { useMessages } from '../../../platform/language'
import { LoadingStatus, SkeletonCard } from '../../../ui/skeleton/skeleton'

/** The shape of the screen while it is on its way. */
export function InsuranceLoading() {
  const t = useMessages('insurance')
  return (
    <div className="stack stack--6">
      <LoadingStatus>{t('loading')}</LoadingStatus>
      <SkeletonCard lineCount={1} />
      <div className="grid grid--lg">
        <SkeletonCard lineCount={5} />
        <SkeletonCard lineCount={5} />
      </div>
      <SkeletonCard lineCount={3} />
    </div>
  )
}
