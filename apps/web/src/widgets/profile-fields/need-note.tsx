import { useFormContext } from 'react-hook-form'
import { useMessages } from '../../platform/language'
import { Alert } from '../../ui/alert/alert'
import { Button } from '../../ui/button/button'
import type { ProfileValues } from './profile-values'

/** For the needs that may not wait for a form to be filled in. */
export function NeedNote() {
  const { watch } = useFormContext<ProfileValues>()
  const t = useMessages('profile')
  const common = useMessages('common')
  const need = watch('primaryHealthcareNeed')
  const call = (number: string, text: string) => (
    <Button variant="danger" asChild>
      <a href={`tel:${number}`}>{text}</a>
    </Button>
  )
  if (need === 'emergency')
    return (
      <Alert tone="red" role="status" action={call('911', common('footer.call911'))}>
        {t('emergencyNote')}
      </Alert>
    )
  if (need === 'mental_health')
    return (
      <Alert tone="amber" role="status" action={call('988', common('footer.call988'))}>
        {t('crisisNote')}
      </Alert>
    )
  return null
}
