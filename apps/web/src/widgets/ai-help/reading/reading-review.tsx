import { useState } from 'react'
import { isBlank } from '@careway/domain/free-text/is-blank'
import { ASSISTANT_INPUT_MAXIMUM } from '@careway/domain/vocabulary/assistant-terms'
import { useMessages } from '../../../platform/language'
import { Alert } from '../../../ui/alert/alert'
import { Button } from '../../../ui/button/button'
import { HelpText } from '../help-text'

interface ReadingReviewProps {
  readonly text: string
  readonly onUse: (text: string) => void
  readonly onDiscard: () => void
}

/** What was read, to compare with the letter and correct. Until it is used, it is nowhere but here. */
export function ReadingReview({ text, onUse, onDiscard }: ReadingReviewProps) {
  const t = useMessages('ai-help')
  const [corrected, setCorrected] = useState(text.slice(0, ASSISTANT_INPUT_MAXIMUM))
  return (
    <div className="stack">
      <h3 className="t-lg">{t('reading.reviewTitle')}</h3>
      {text.length > ASSISTANT_INPUT_MAXIMUM ? (
        <Alert tone="amber">{t('reading.long', { count: ASSISTANT_INPUT_MAXIMUM })}</Alert>
      ) : null}
      <HelpText
        label={t('reading.text')}
        help={t('reading.review')}
        rows={12}
        value={corrected}
        onChange={setCorrected}
      />
      <div className="actions">
        <Button disabled={isBlank(corrected)} onClick={() => onUse(corrected.trim())}>
          {t('reading.use')}
        </Button>
        <Button variant="second" onClick={onDiscard}>
          {t('reading.discard')}
        </Button>
      </div>
    </div>
  )
}
