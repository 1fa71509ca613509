import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import SquarePen from 'lucide-react/icons/square-pen'
import { useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'
import { Card } from '../../../ui/card/card'
import { Icon } from '../../../ui/icon/icon'
import { ModeChoice, type ModeChoiceProps } from '../components/mode-choice'
import type { KeptText } from '../../../widgets/kept-text/use-kept-text'
import { EmergencyPanel } from '../safety/emergency-panel'
import { isEmergencyNotice } from '../safety/notice'
import { SafetySummary } from '../safety/safety-summary'
import type { HeardNotice } from '../safety/use-notice'
import { ChatLines } from './chat-lines'
import { Composer } from './composer'
import { useHeard } from './use-heard'
import type { Chat } from './use-chat'

export interface ChatCardProps extends ModeChoiceProps {
  readonly chat: Chat
  readonly draft: KeptText
  readonly box: RefObject<HTMLTextAreaElement | null>
  readonly onNew: () => void
}

/** Each message of an emergency brings the panel up anew, and with it the call to make. */
function Danger({ heard }: { heard: HeardNotice | undefined }) {
  if (!heard) return null
  const { notice, emergencyCount } = heard
  return isEmergencyNotice(notice) ? (
    <EmergencyPanel key={`${notice.action} ${emergencyCount}`} notice={notice} />
  ) : (
    <SafetySummary heard={heard} />
  )
}

/** Always the newest of a callback, under one name: lines that did not change are not drawn again. */
function useStable(callback: () => void): () => void {
  const latest = useRef(callback)
  useLayoutEffect(() => {
    latest.current = callback
  })
  return useCallback(() => latest.current(), [])
}

/** The conversation: danger first, then what was said, then the box. */
export function ChatCard({ chat, draft, box, mode, onChange, onNew }: ChatCardProps) {
  const t = useMessages('assistant')
  const { state, isBusy, ask, stop } = chat
  const [unsent, setUnsent] = useState('')
  const heard = useHeard(state, unsent)
  const askAgain = useStable(() => {
    box.current?.focus()
    chat.askAgain(mode)
  })
  const send = () => {
    const message = draft.text.trim()
    setUnsent('')
    draft.lift()
    ask(message, mode)
  }
  const stopAndStay = () => {
    stop()
    box.current?.focus()
  }
  return (
    <Card variant="lead" aria-labelledby="chat-title">
      <div className="row row--between">
        <h2 id="chat-title" tabIndex={-1} className="t-xl">
          {t('chat.title')}
        </h2>
        {state.lines.length > 0 ? (
          <Button variant="quiet" size="sm" onClick={onNew}>
            <Icon glyph={SquarePen} />
            {t('chat.new')}
          </Button>
        ) : null}
      </div>
      <Danger heard={heard} />
      <ModeChoice mode={mode} onChange={onChange} />
      <ChatLines state={state} onAskAgain={askAgain} />
      <Composer
        text={draft.text}
        isBusy={isBusy}
        box={box}
        onChange={draft.change}
        onSend={send}
        onTooLong={() => setUnsent(draft.text.trim())}
        onStop={stopAndStay}
      />
    </Card>
  )
}
