import type { Pathway } from '@careway/contracts/pathways/pathway'
import { useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'
import { useUpdatePathway } from '../../../widgets/pathway/api/use-update-pathway'
import { reportFailure } from '../../../widgets/pathway/report-failure'

/** Completes a pathway though steps are open. */
export function CompleteButton({ pathway }: { pathway: Pathway }) {
  const t = useMessages('my-pathways')
  const { mutate, isPending } = useUpdatePathway()
  const complete = () =>
    mutate(
      { id: pathway.id, changes: { status: 'completed' } },
      { onError: (error) => reportFailure(t('errors.completing'), error, t('errors.tryAgain')) },
    )
  return (
    <Button variant="second" isBusy={isPending} onClick={complete}>
      {t('card.complete')}
      <span className="sr">: {pathway.title}</span>
    </Button>
  )
}
