import type { Conversation } from '@careway/contracts/assistant/conversations'
import { useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'
import { Dialog, DialogClose } from '../../../ui/dialog/dialog'
import { toast } from '../../../ui/toast/use-toast'
import { reportFailure } from '../../../widgets/pathway/report-failure'
import { useDeleteConversations } from '../api/use-delete-conversations'
import { conversationTitle } from './conversation-title'

/** One conversation, or all of them. */
export type ToDelete = Conversation | 'all'

export interface DeleteDialogProps {
  readonly toDelete: ToDelete
  readonly onClose: () => void
  readonly onDeleted: () => void
}

/** Asks before what can't be undone. */
export function DeleteDialog({ toDelete, onClose, onDeleted }: DeleteDialogProps) {
  const t = useMessages('assistant')
  const common = useMessages('common')
  const { mutate, isPending } = useDeleteConversations()
  const isAll = toDelete === 'all'
  const confirm = () =>
    mutate(isAll ? undefined : toDelete.id, {
      onSuccess: () => {
        toast({ title: t('conversations.deleted') })
        onDeleted()
      },
      onError: (error) => reportFailure(t('conversations.notDeleted'), error, common('errors.network')),
    })
  return (
    <Dialog
      title={t(isAll ? 'conversations.askAll' : 'conversations.askOne')}
      description={isAll ? t('conversations.forGood') : conversationTitle(toDelete.userInput)}
      closeLabel={common('actions.close')}
      isOpen
      onOpenChange={(isOpen) => (isOpen ? undefined : onClose())}
      foot={
        <>
          <DialogClose>
            <Button variant="second">{common('actions.cancel')}</Button>
          </DialogClose>
          <Button variant="danger" isBusy={isPending} onClick={confirm}>
            {t('conversations.confirm')}
          </Button>
        </>
      }
    >
      {isAll ? null : <p>{t('conversations.forGood')}</p>}
    </Dialog>
  )
}
