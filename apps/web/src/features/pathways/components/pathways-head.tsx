import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useMessages } from '../../../platform/language'
import { RouteLink } from '../../../platform/router'
import { Button } from '../../../ui/button/button'
import { Icon } from '../../../ui/icon/icon'
import { PageHead } from '../../../ui/page-head/page-head'

export function PathwaysHead({ onFind }: { onFind: () => void }) {
  const t = useMessages('pathways')
  return (
    <div className="row row--between row--top row--wide">
      <div className="grow">
        <PageHead title={t('title')} lead={t('lead')} />
      </div>
      <div className="actions actions--pair">
        <Button aria-haspopup="dialog" onClick={onFind}>
          <Icon glyph={RefreshCw} />
          {t('findNew')}
        </Button>
        <Button variant="second" asChild>
          <RouteLink to="myPathways">{t('myPathways')}</RouteLink>
        </Button>
        <Button variant="second" asChild>
          <RouteLink to="aiAssistant">{t('aiAssistant')}</RouteLink>
        </Button>
      </div>
    </div>
  )
}
