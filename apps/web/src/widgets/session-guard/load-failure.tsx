import { useMessages } from '../../platform/language'
import { Alert } from '../../ui/alert/alert'
import { Button } from '../../ui/button/button'

/** What was asked for did not come: why, and a way to ask again. */
export function LoadFailure({ onRetry, text }: { onRetry: () => void; text?: string }) {
  const t = useMessages('common')
  return (
    <Alert
      tone="red"
      role="alert"
      title={t('errors.load')}
      headingLevel={2}
      action={
        <Button variant="second" onClick={onRetry}>
          {t('actions.retry')}
        </Button>
      }
    >
      {text ?? t('errors.loadText')}
    </Alert>
  )
}
