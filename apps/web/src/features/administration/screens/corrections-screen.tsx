import { useState } from 'react'
import { CORRECTION_STATUSES, type CorrectionStatus } from '@careway/domain/vocabulary/correction-terms'
import { useMessages } from '../../../platform/language'
import { useScreenTitle } from '../../../platform/screen-title'
import { Button } from '../../../ui/button/button'
import { Chip, ChipRow } from '../../../ui/chip/chip'
import { EmptyState } from '../../../ui/empty-state/empty-state'
import { PageHead } from '../../../ui/page-head/page-head'
import { LoadingStatus, SkeletonCard } from '../../../ui/skeleton/skeleton'
import { LoadFailure } from '../../../widgets/session-guard/load-failure'
import { useCorrections } from '../api/use-corrections'
import { AdminPages } from '../components/admin-pages'
import { CorrectionCard } from '../components/correction-card'

const FILTERS = ['all', ...CORRECTION_STATUSES] as const

/** /admin/corrections: what people say is wrong, to be checked and mended. */
export function CorrectionsScreen() {
  const t = useMessages('corrections')
  useScreenTitle(t('admin.title'))
  const [status, setStatus] = useState<CorrectionStatus | 'all'>('all')
  const list = useCorrections(status)
  const found = list.data?.pages.flatMap(({ items }) => items)
  return (
    <div className="stack stack--6">
      <PageHead title={t('admin.title')} lead={t('admin.lead')} above={<AdminPages />} />
      <ChipRow label={t('admin.status')}>
        {FILTERS.map((each) => (
          <Chip key={each} isPressed={status === each} onClick={() => setStatus(each)}>
            {each === 'all' ? t('admin.all') : t(`admin.statuses.${each}`)}
          </Chip>
        ))}
      </ChipRow>
      {list.isError ? <LoadFailure onRetry={() => void list.refetch()} /> : null}
      {list.isPending ? (
        <>
          <LoadingStatus>{t('admin.loading')}</LoadingStatus>
          <SkeletonCard lineCount={3} />
        </>
      ) : null}
      {found?.length === 0 ? (
        <EmptyState title={t('admin.none')} headingLevel={2}>
          {t('admin.noneText')}
        </EmptyState>
      ) : null}
      {found?.map((correction) => (
        <CorrectionCard key={correction.id} correction={correction} />
      ))}
      {list.hasNextPage ? (
        <Button variant="second" isBusy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('admin.more')}
        </Button>
      ) : null}
    </div>
  )
}
