import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ConversationType } from '@careway/domain/vocabulary/assistant-terms'
import { problemCode } from '../../../platform/call'
import { useMessages } from '../../../platform/language'
import { useScreenTitle } from '../../../platform/screen-title'
import { Alert } from '../../../ui/alert/alert'
import { PageHead } from '../../../ui/page-head/page-head'
import { LoadingStatus } from '../../../ui/skeleton/skeleton'
import { useToast } from '../../../ui/toast/use-toast'
import { LoadFailure } from '../../../widgets/session-guard/load-failure'
import { ChatCard } from '../chat/chat-card'
import { useChat } from '../chat/use-chat'
import { useOpenConversation } from '../chat/use-open-conversation'
import { AboutAssistant } from '../components/about-assistant'
import { Capabilities } from '../components/capabilities'
import { MemberOnly } from '../components/member-only'
import { QuickActions } from '../components/quick-actions'
import { SignInAlert } from '../components/sign-in-alert'
import { useKeptText } from '../../../widgets/kept-text/use-kept-text'
import { AiSettings } from '../consent/ai-settings'
import { ConsentQuestion } from '../consent/consent-question'
import { ConversationHistory } from '../conversations/conversation-history'
import type { ToDelete } from '../conversations/delete-dialog'
import { HealthInsights } from '../trends/health-insights'

const DRAFT = 'assistant-chat'

/** A conversation that could not be opened: gone, or only out of reach. */
function OpeningFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useMessages('assistant')
  const isGone = problemCode(error) === 'not_found' || problemCode(error) === 'validation_failed'
  if (!isGone) return <LoadFailure onRetry={onRetry} />
  return (
    <Alert tone="amber" role="alert" title={t('chat.goneTitle')} headingLevel={2}>
      {t('chat.goneText')}
    </Alert>
  )
}

function Member() {
  const t = useMessages('assistant')
  const common = useMessages('common')
  const { toast } = useToast()
  const box = useRef<HTMLTextAreaElement>(null)
  const draft = useKeptText(DRAFT)
  const [mode, setMode] = useState<ConversationType>('symptom_check')
  const chat = useChat({
    onFailure: () => toast({ title: t('failure.title'), description: t('failure.text'), variant: 'destructive' }),
    onAnswered: draft.settle,
  })
  const { id, go, isOpening, failure, retry } = useOpenConversation(chat)
  const startNew = () => {
    // The box comes into sight where it stands without the lines and panels above it.
    flushSync(() => {
      chat.show({ kind: 'cleared' })
      go(undefined)
    })
    box.current?.focus()
  }
  const onDeleted = (deleted: ToDelete) => {
    if (deleted === 'all' || deleted.id === chat.state.conversationId) {
      chat.show({ kind: 'cleared' })
      go(undefined, true)
    }
  }
  const tryExample = (next: ConversationType, example: string) => {
    setMode(next)
    draft.change(example)
    box.current?.focus()
  }
  return (
    <div className="split">
      <div className="stack stack--6">
        {failure ? <OpeningFailure error={failure} onRetry={() => void retry()} /> : null}
        {isOpening ? <LoadingStatus>{common('actions.loading')}</LoadingStatus> : null}
        <ChatCard chat={chat} draft={draft} box={box} mode={mode} onChange={setMode} onNew={startNew} />
        <ConsentQuestion onDecided={() => box.current?.focus()} />
        <Capabilities onTry={tryExample} />
      </div>
      <div className="stack stack--6">
        <ConversationHistory title={t('conversations.history')} openId={id} onDeleted={onDeleted} />
        <HealthInsights />
        <QuickActions />
        <AiSettings />
        <AboutAssistant />
      </div>
    </div>
  )
}

/** /ai-assistant: a conversation about symptoms, care, help and words. */
export function AiAssistantScreen() {
  const t = useMessages('assistant')
  useScreenTitle(t('chat.screen'))
  return (
    <div className="stack stack--8">
      <PageHead title={t('chat.screen')} lead={t('chat.lead')} />
      <MemberOnly visitor={<SignInAlert title={t('signIn.chatTitle')} text={t('signIn.text')} />}>
        <Member />
      </MemberOnly>
    </div>
  )
}
