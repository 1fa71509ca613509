import { useMessages } from '../../platform/language'
import { RouteLink } from '../../platform/router'
import { useScreenTitle } from '../../platform/screen-title'
import { Button } from '../../ui/button/button'
import { PageHead } from '../../ui/page-head/page-head'
import { Scene } from '../../ui/scene/scene'

export function NotFoundScreen() {
  const t = useMessages('common')
  useScreenTitle(t('notFound.title'))
  return (
    <div className="reading stack stack--6">
      <Scene />
      <PageHead title={t('notFound.title')} lead={t('notFound.text')} />
      <div className="actions">
        <Button asChild>
          <RouteLink to="home">{t('notFound.home')}</RouteLink>
        </Button>
      </div>
    </div>
  )
}
