import { useState } from 'react'
import { useMessages } from '../../../platform/language'
import { Alert } from '../../../ui/alert/alert'
import { Button } from '../../../ui/button/button'
import { Card } from '../../../ui/card/card'
import { ProgressBar } from '../../../ui/progress/progress-bar'
import { FileButton } from './file-button'
import { percentRead, type ReadProgress } from './read-progress'
import { ReadingReview } from './reading-review'
import { useLetterReading } from './use-letter-reading'

function Progress({ progress, onStop }: { progress: ReadProgress | undefined; onStop: () => void }) {
  const t = useMessages('ai-help')
  const percent = progress ? percentRead(progress) : 0
  const words = progress
    ? t('reading.progress', { page: progress.page, pageCount: progress.pageCount, percent })
    : t('reading.starting')
  return (
    <div className="stack stack--3">
      <p className="small num">{words}</p>
      <ProgressBar percent={percent} label={t('reading.title')} valueText={words} />
      <div>
        <Button variant="second" onClick={onStop}>
          {t('reading.stop')}
        </Button>
      </div>
    </div>
  )
}

/** Reads a letter from a photo or PDF without sending it, and gives its text once the reader has corrected it. */
export function ReadLetterCard({ onUse }: { onUse: (text: string) => void }) {
  const t = useMessages('ai-help')
  const { state, read, stop, reset } = useLetterReading()
  const [isUsed, setUsed] = useState(false)
  const use = (text: string) => {
    onUse(text)
    setUsed(true)
    reset()
  }
  const take = (file: File) => {
    setUsed(false)
    void read(file)
  }
  return (
    <Card as="div" variant="sunken">
      <div className="stack stack--2">
        <h3 className="t-lg">{t('reading.title')}</h3>
        <p className="small muted">{t('reading.lead')}</p>
      </div>
      <div aria-live="polite">
        {state.kind === 'failed' ? <Alert tone="red">{t(`reading.fault.${state.fault}`)}</Alert> : null}
        {state.kind === 'stopped' ? <Alert>{t('reading.stopped')}</Alert> : null}
        {isUsed ? <Alert tone="teal">{t('reading.used')}</Alert> : null}
      </div>
      {state.kind === 'reading' ? <Progress progress={state.progress} onStop={stop} /> : null}
      {state.kind === 'review' ? <ReadingReview text={state.text} onUse={use} onDiscard={reset} /> : null}
      {state.kind === 'reading' || state.kind === 'review' ? null : (
        <div className="row">
          <FileButton onFile={take}>{t('reading.choose')}</FileButton>
          <span className="tiny">{t('reading.limits')}</span>
        </div>
      )}
    </Card>
  )
}
