import type { Ref, SubmitEvent } from 'react'
import Lock from 'lucide-react/icons/lock'
import { ASSISTANT_INPUT_MAXIMUM } from '@careway/domain/vocabulary/assistant-terms'
import { useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'
import { Card } from '../../../ui/card/card'
import { Field } from '../../../ui/field/field'
import { Icon } from '../../../ui/icon/icon'
import { Textarea } from '../../../ui/input/textarea'
import { CharactersLeft } from '../../../widgets/pathway/characters-left'
import { ModeChoice, type ModeChoiceProps } from '../components/mode-choice'
import './analysis-form.css'

export interface AnalysisFormProps extends ModeChoiceProps {
  readonly text: string
  readonly box: Ref<HTMLTextAreaElement>
  readonly isBusy: boolean
  readonly onText: (text: string) => void
  readonly onAsk: () => void
}

/** What the reader needs, in their own words. */
export function AnalysisForm({ mode, onChange, text, box, isBusy, onText, onAsk }: AnalysisFormProps) {
  const t = useMessages('assistant')
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isBusy && text.trim() !== '') onAsk()
  }
  return (
    <Card variant="lead" aria-label={t('analysis.form')}>
      <form className="stack" onSubmit={submit}>
        <ModeChoice mode={mode} onChange={onChange} />
        <Field label={t('analysis.label')} help={t(`modes.${mode}.help`)}>
          <Textarea
            ref={box}
            rows={4}
            maxLength={ASSISTANT_INPUT_MAXIMUM}
            value={text}
            onChange={(event) => onText(event.currentTarget.value)}
          />
        </Field>
        <CharactersLeft text={text} maximum={ASSISTANT_INPUT_MAXIMUM} />
        <div className="row row--between">
          <p className="small muted row row--tight row--line">
            <Icon glyph={Lock} />
            {t('analysis.kept')}
          </p>
          <div className="analysis__ask">
            <Button type="submit" size="lg" isBlock isBusy={isBusy} disabled={text.trim() === ''}>
              {t(isBusy ? 'analysis.asking' : 'analysis.ask')}
            </Button>
          </div>
        </div>
      </form>
    </Card>
  )
}
