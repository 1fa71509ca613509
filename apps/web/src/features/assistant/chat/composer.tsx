import { useState, type KeyboardEvent, type RefObject, type SubmitEvent } from 'react'
import SendHorizontal from 'lucide-react/icons/send-horizontal'
import Square from 'lucide-react/icons/square'
import { isBlank } from '@careway/domain/free-text/is-blank'
import { ASSISTANT_INPUT_MAXIMUM } from '@careway/domain/vocabulary/assistant-terms'
import { useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'
import { Icon } from '../../../ui/icon/icon'
import { LimitedText } from '../../../widgets/limited-text/limited-text'
import { isTooLong } from '../../../widgets/limited-text/too-long'

export interface ComposerProps {
  readonly text: string
  readonly isBusy: boolean
  readonly box: RefObject<HTMLTextAreaElement | null>
  readonly onChange: (text: string) => void
  readonly onSend: () => void
  /** Sent with a text that can't be. */
  readonly onTooLong: () => void
  readonly onStop: () => void
}

/** Enter sends, Shift and Enter begins a line; not while an input method is putting letters together. */
const isSendKey = ({ key, shiftKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing

/** Where a message is written. The box keeps the focus when a message is sent. */
export function Composer({ text, isBusy, box, onChange, onSend, onTooLong, onStop }: ComposerProps) {
  const t = useMessages('assistant')
  const [wasEmpty, setWasEmpty] = useState(false)
  const send = (event: SubmitEvent | KeyboardEvent) => {
    event.preventDefault()
    if (isBusy) return
    const isEmpty = isBlank(text)
    setWasEmpty(isEmpty)
    if (isEmpty) return box.current?.focus()
    if (!isTooLong(text, ASSISTANT_INPUT_MAXIMUM)) return onSend()
    box.current?.focus()
    onTooLong()
  }
  return (
    <form className="chat__send" onSubmit={send}>
      <LimitedText
        ref={box}
        label={t('chat.label')}
        help={t('chat.help')}
        error={wasEmpty && isBlank(text) ? t('chat.wordsMissing') : undefined}
        rows={3}
        maximum={ASSISTANT_INPUT_MAXIMUM}
        value={text}
        onChange={onChange}
        onKeyDown={(event) => (isSendKey(event) ? send(event) : undefined)}
      />
      <div className="actions">
        {isBusy ? (
          <Button variant="second" onClick={onStop}>
            <Icon glyph={Square} />
            {t('chat.stop')}
          </Button>
        ) : (
          <Button type="submit">
            {t('chat.send')}
            <Icon glyph={SendHorizontal} flipsInRtl />
          </Button>
        )}
      </div>
    </form>
  )
}
