import { useCodeMessages, useMessages } from '../../../platform/language'
import { Alert } from '../../../ui/alert/alert'

/** What the assistant is, what it can get wrong, and what leaves the device. */
export function AboutAssistant() {
  const t = useMessages('assistant')
  const safety = useCodeMessages('safety')
  return (
    <Alert title={t('about.title')} headingLevel={2}>
      <p>{t('about.what')}</p>
      <p>{t('about.wrong')}</p>
      <p>{t('about.leaves')}</p>
      <p>{safety('notes.notReviewed')}</p>
    </Alert>
  )
}
