import type { KeyboardEvent, Ref, SubmitEvent } from 'react'
import SendHorizontal from 'lucide-react/icons/send-horizontal'
import Square from 'lucide-react/icons/square'
import { ASSISTANT_INPUT_MAXIMUM } from '@careway/domain/vocabulary/assistant-terms'
import { useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'
import { Field } from '../../../ui/field/field'
import { Icon } from '../../../ui/icon/icon'
import { Textarea } from '../../../ui/input/textarea'
import { CharactersLeft } from '../../../widgets/pathway/characters-left'

export interface ComposerProps {
  readonly text: string
  readonly isBusy: boolean
  readonly box: Ref<HTMLTextAreaElement>
  readonly onChange: (text: string) => void
  readonly onSend: () => void
  readonly onStop: () => void
}

/** Enter sends, Shift and Enter begins a line; not while an input method is putting letters together. */
const isSendKey = ({ key, shiftKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing

/** Where a message is written. The box keeps the focus when a message is sent. */
export function Composer({ text, isBusy, box, onChange, onSend, onStop }: ComposerProps) {
  const t = useMessages('assistant')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSend()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSendKey(event)) return
    event.preventDefault()
    onSend()
  }
  return (
    <form className="chat__send" onSubmit={submit}>
      <Field label={t('chat.label')} help={t('chat.help')}>
        <Textarea
          ref={box}
          rows={3}
          maxLength={ASSISTANT_INPUT_MAXIMUM}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <CharactersLeft text={text} maximum={ASSISTANT_INPUT_MAXIMUM} />
      <div className="actions">
        {isBusy ? (
          <Button variant="second" onClick={onStop}>
            <Icon glyph={Square} />
            {t('chat.stop')}
          </Button>
        ) : (
          <Button type="submit" disabled={text.trim() === ''}>
            {t('chat.send')}
            <Icon glyph={SendHorizontal} flipsInRtl />
          </Button>
        )}
      </div>
    </form>
  )
}
