import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useMessages } from '../../../platform/language'
import { Alert } from '../../../ui/alert/alert'
import { Button } from '../../../ui/button/button'
import { Icon } from '../../../ui/icon/icon'
import { useScrollIntoView } from '../safety/use-scroll-into-view'

interface AnalysisFailureProps {
  /** A call to make stands above, and stays in sight. */
  readonly isInDanger: boolean
  readonly onAskAgain: () => void
}

/** No analysis came: that it did not, that nothing typed is lost, and a way to ask again. On a phone it lies below the form. */
export function AnalysisFailure({ isInDanger, onAskAgain }: AnalysisFailureProps) {
  const t = useMessages('assistant')
  const panel = useScrollIntoView<HTMLDivElement>(isInDanger ? 'nowhere' : 'center')
  return (
    <div ref={panel}>
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
        {`${t('failure.text')} ${t('failure.kept')}`}
      </Alert>
    </div>
  )
}
