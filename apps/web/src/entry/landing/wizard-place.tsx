import { useMessages } from '../../platform/language'
import { Alert } from '../../ui/alert/alert'

/** Where the wizard stands on the prerendered page, with words for when its code can't be had. */
export function WizardPlace({ html }: { html: string }) {
  const t = useMessages('landing')
  return (
    <>
      <noscript>
        <p className="alert alert--amber">
          <span>{t('start.withoutScript')}</span>
        </p>
      </noscript>
      <div id="sign-up" dangerouslySetInnerHTML={{ __html: html }} />
      <div id="sign-up-failed" hidden>
        <Alert tone="amber" role="alert">
          {t('start.loadFailed')}
        </Alert>
      </div>
    </>
  )
}
