import { useMessages } from '../platform/language'
import { Alert } from '../ui/alert/alert'
import { Button } from '../ui/button/button'

export interface CrashNoticeProps {
  readonly onRetry: () => void
  /** The header is gone too: the notice brings the two numbers to call. */
  readonly isWholePage: boolean
}

export function CrashNotice({ onRetry, isWholePage }: CrashNoticeProps) {
  const t = useMessages('common')
  const notice = (
    <div className="reading stack stack--6">
      <h1 tabIndex={-1}>{t('errors.crashTitle')}</h1>
      <Alert tone="red" role="alert">
        {t('errors.crashText')}
      </Alert>
      <div className="actions">
        <Button onClick={onRetry}>{t('actions.retry')}</Button>
        <Button variant="second" onClick={() => window.location.reload()}>
          {t('errors.reload')}
        </Button>
      </div>
    </div>
  )
  if (!isWholePage) return notice
  return (
    <main id="main" className="main wrap stack stack--6">
      {notice}
      <p className="row">
        <a href="tel:911">{t('footer.call911')}</a>
        <a href="tel:988">{t('footer.call988')}</a>
      </p>
    </main>
  )
}
