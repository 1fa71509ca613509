import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useMessages } from '../../../platform/language'
import { Alert } from '../../../ui/alert/alert'
import { Button } from '../../../ui/button/button'
import { Icon } from '../../../ui/icon/icon'

/** No analysis came: that it did not, and a way to ask again. */
export function AnalysisFailure({ onAskAgain }: { onAskAgain: () => void }) {
  const t = useMessages('assistant')
  return (
    <Alert
      tone="red"
      title={t('failure.title')}
      headingLevel={2}
      action={
        <Button variant="second" onClick={onAskAgain}>
          <Icon glyph={RotateCcw} />
          {t('chat.askAgain')}
        </Button>
      }
    >
      {t('failure.text')}
    </Alert>
  )
}
