import { useState } from 'react'
import type { Pathway } from '@careway/contracts/pathways/pathway'
import { useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'
import { Dialog, DialogClose } from '../../../ui/dialog/dialog'
import { toast } from '../../../ui/toast/use-toast'
import { reportFailure } from '../../../widgets/pathway/report-failure'
import { useRemovePathway } from '../api/use-remove-pathway'

/** Takes a pathway off the plan, after asking. */
export function RemoveButton({ pathway }: { pathway: Pathway }) {
  const t = useMessages('my-pathways')
  const common = useMessages('common')
  const [isOpen, setIsOpen] = useState(false)
  const remove = useRemovePathway(() => toast({ title: t('remove.doneTitle'), description: pathway.title }))
  const confirm = () =>
    remove.mutate(pathway.id, {
      onError: (error) => reportFailure(t('remove.errorTitle'), error, t('errors.tryAgain')),
    })
  return (
    <Dialog
      title={t('remove.title')}
      description={t('remove.text', { title: pathway.title })}
      closeLabel={common('actions.close')}
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button variant="quiet">
          {t('card.remove')}
          <span className="sr">: {pathway.title}</span>
        </Button>
      }
      foot={
        <>
          <DialogClose>
            <Button variant="second">{common('actions.cancel')}</Button>
          </DialogClose>
          <Button variant="danger" isBusy={remove.isPending} onClick={confirm}>
            {t(remove.isPending ? 'remove.removing' : 'remove.confirm')}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  )
}
