import type { ReactNode } from 'react'
import { useMessages } from '../../../platform/language'
import { RouteLink } from '../../../platform/router'
import { Alert } from '../../../ui/alert/alert'
import { Button } from '../../../ui/button/button'

interface NeedProps {
  readonly title: string
  readonly text: string
  readonly action: ReactNode
}

const Need = ({ title, text, action }: NeedProps) => (
  <Alert tone="amber" title={title} headingLevel={2} action={<Button asChild>{action}</Button>}>
    {text}
  </Alert>
)

/** There is no profile yet: everything here follows from it. */
export function ProfileNeeded() {
  const t = useMessages('insurance')
  return (
    <Need
      title={t('problems.title.complete')}
      text={t('problems.profileText')}
      action={<RouteLink to="profileSetup">{t('problems.complete')}</RouteLink>}
    />
  )
}

/** There is no ZIP code, or none that we know: plans and limits hang on where one lives. */
export function ZipCodeNeeded() {
  const t = useMessages('insurance')
  return (
    <Need
      title={t('problems.title.update')}
      text={t('problems.zipText')}
      action={<RouteLink to="profile">{t('problems.update')}</RouteLink>}
    />
  )
}
