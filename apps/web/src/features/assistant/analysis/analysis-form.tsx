import { useId, type RefObject, type SubmitEvent } from 'react'
import Lock from 'lucide-react/icons/lock'
import { isBlank } from '@careway/domain/free-text/is-blank'
import { ASSISTANT_INPUT_MAXIMUM } from '@careway/domain/vocabulary/assistant-terms'
import { useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'
import { Card } from '../../../ui/card/card'
import { Icon } from '../../../ui/icon/icon'
import { LimitedText } from '../../../widgets/limited-text/limited-text'
import { isTooLong } from '../../../widgets/limited-text/too-long'
import { ModeChoice, type ModeChoiceProps } from '../components/mode-choice'
import './analysis-form.css'

export interface AnalysisFormProps extends ModeChoiceProps {
  readonly text: string
  readonly box: RefObject<HTMLTextAreaElement | null>
  readonly isBusy: boolean
  readonly onText: (text: string) => void
  readonly onAsk: () => void
  /** Asked for with a text that can't be sent. */
  readonly onTooLong: () => void
  readonly onCancel: () => void
}

type ButtonsProps = Pick<AnalysisFormProps, 'text' | 'isBusy' | 'onCancel'>

/** Nothing is sent of an empty box; the button says why it waits. */
function Buttons({ text, isBusy, onCancel }: ButtonsProps) {
  const t = useMessages('assistant')
  const common = useMessages('common')
  const reasonId = useId()
  const isWaiting = isBlank(text) && !isBusy
  return (
    <div className="analysis__ask stack stack--2">
      <div className="actions">
        <Button
          type="submit"
          size="lg"
          isBusy={isBusy}
          disabled={isWaiting}
          aria-describedby={isWaiting ? reasonId : undefined}
        >
          {t(isBusy ? 'analysis.asking' : 'analysis.ask')}
        </Button>
        {isBusy ? (
          <Button variant="second" size="lg" onClick={onCancel}>
            {common('actions.cancel')}
          </Button>
        ) : null}
      </div>
      {isWaiting ? (
        <p id={reasonId} className="tiny">
          {t('analysis.waiting')}
        </p>
      ) : null}
    </div>
  )
}

/** What the reader needs, in their own words. */
export function AnalysisForm(props: AnalysisFormProps) {
  const t = useMessages('assistant')
  const { mode, onChange, text, box, isBusy, onText, onAsk, onTooLong, onCancel } = props
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy || isBlank(text)) return
    if (!isTooLong(text, ASSISTANT_INPUT_MAXIMUM)) return onAsk()
    box.current?.focus()
    onTooLong()
  }
  return (
    <Card variant="lead" aria-label={t('analysis.form')}>
      <form className="stack" onSubmit={submit}>
        <ModeChoice mode={mode} onChange={onChange} />
        <LimitedText
          ref={box}
          label={t('analysis.label')}
          help={t(`modes.${mode}.help`)}
          rows={4}
          maximum={ASSISTANT_INPUT_MAXIMUM}
          value={text}
          onChange={onText}
        />
        <div className="row row--between">
          <p className="small muted row row--tight row--line">
            <Icon glyph={Lock} />
            {t('analysis.kept')}
          </p>
          <Buttons text={text} isBusy={isBusy} onCancel={onCancel} />
        </div>
      </form>
    </Card>
  )
}
