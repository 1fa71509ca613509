import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import Trash2 from 'lucide-react/icons/trash-2'
import type { Conversation } from '@careway/contracts/assistant/conversations'
import { afterFocusReturn } from '../../../platform/after-focus-return'
import { configurationOfPage } from '../../../platform/configuration'
import { useLanguage, useMessages } from '../../../platform/language'
import { formatMoment } from '../../../platform/moment'
import { Button } from '../../../ui/button/button'
import { LinkButton } from '../../../ui/link/link'
import { Icon } from '../../../ui/icon/icon'
import { reportFailure } from '../../../widgets/pathway/report-failure'
import { fetchConversation } from '../api/use-one-conversation'
import { conversationTitle } from './conversation-title'
import { DeleteDialog, type ToDelete } from './delete-dialog'
import { RecentConversations } from './recent-conversations'
import { saveTextFile } from './save-text-file'
import { transcriptName, transcriptOf } from './transcript'

/** Gives a conversation as a text file, read anew: it may have gone on since the list came. */
function useDownload() {
  const t = useMessages('assistant')
  const { language } = useLanguage()
  const common = useMessages('common')
  const { productName: product } = configurationOfPage()
  const save = (conversation: Conversation) => {
    const words = {
      title: t('transcript.title', { product, when: formatMoment(conversation.createdAt, language) }),
      about: t('about.wrong'),
      you: t('transcript.you'),
      assistant: product,
      sources: t('transcript.sources'),
      moment: (iso: string) => formatMoment(iso, language),
    }
    saveTextFile(transcriptOf(conversation, words), transcriptName(product, conversation))
  }
  return useMutation({
    mutationFn: (id: string) => fetchConversation(id),
    onSuccess: save,
    onError: (error) => reportFailure(t('conversations.notSaved'), error, common('errors.network')),
  })
}

export interface ConversationHistoryProps {
  readonly title: string
  readonly openId?: string | undefined
  /** Told what is gone: one conversation, or all of them. */
  readonly onDeleted: (deleted: ToDelete) => void
}

const focusTitle = () => document.getElementById('recent-conversations')?.focus()

/** What was chosen opens above: on a phone out of sight, were the reader not taken there. */
const focusConversation = () => document.getElementById('chat-title')?.focus()

/** What was said before: to open, to keep as a file, to delete. */
export function ConversationHistory({ title, openId, onDeleted }: ConversationHistoryProps) {
  const t = useMessages('assistant')
  const download = useDownload()
  const [toDelete, setToDelete] = useState<ToDelete | undefined>()
  const actions = (conversation: Conversation) => {
    const ofWhat = conversationTitle(conversation.userInput)
    return (
      <>
        <Button variant="quiet" size="icon" onClick={() => download.mutate(conversation.id)}>
          <Icon glyph={Download} label={t('conversations.download', { title: ofWhat })} />
        </Button>
        <Button variant="quiet" size="icon" aria-haspopup="dialog" onClick={() => setToDelete(conversation)}>
          <Icon glyph={Trash2} label={t('conversations.delete', { title: ofWhat })} />
        </Button>
      </>
    )
  }
  return (
    <>
      <RecentConversations
        title={title}
        openId={openId}
        onChoose={focusConversation}
        actions={actions}
        foot={
          <LinkButton aria-haspopup="dialog" onClick={() => setToDelete('all')}>
            {t('conversations.deleteAll')}
          </LinkButton>
        }
      />
      {toDelete ? (
        <DeleteDialog
          toDelete={toDelete}
          onClose={() => setToDelete(undefined)}
          onDeleted={() => {
            setToDelete(undefined)
            onDeleted(toDelete)
            afterFocusReturn(focusTitle)
          }}
        />
      ) : null}
    </>
  )
}
