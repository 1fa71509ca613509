import { useMessages } from '../../../platform/language'
import { RouteLink } from '../../../platform/router'
import { Alert } from '../../../ui/alert/alert'
import { Button } from '../../../ui/button/button'
import { Link } from '../../../ui/link/link'

/** Stands first while the profile is not complete. */
export function SetupRequired({ onSetUp }: { onSetUp: () => void }) {
  const t = useMessages('pathways')
  return (
    <Alert
      tone="amber"
      title={t('setup.title')}
      headingLevel={2}
      action={
        <Button aria-haspopup="dialog" onClick={onSetUp}>
          {t('setup.quick')}
        </Button>
      }
    >
      <div>
        <p>{t('setup.text')}</p>
        <Link asChild>
          <RouteLink to="profileSetup">{t('setup.full')}</RouteLink>
        </Link>
      </div>
    </Alert>
  )
}
