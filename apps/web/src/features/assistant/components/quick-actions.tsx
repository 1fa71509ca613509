import HandHeart from 'lucide-react/icons/hand-heart'
import ListChecks from 'lucide-react/icons/list-checks'
import Route from 'lucide-react/icons/route'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { useMessages } from '../../../platform/language'
import { RouteLink } from '../../../platform/router'
import type { RouteName } from '../../../platform/routes'
import { Card } from '../../../ui/card/card'
import type { Glyph } from '../../../ui/icon/icon'
import { ActionLink } from '../../../ui/list/list'

const ACTIONS = [
  { to: 'pathways', icon: Route },
  { to: 'resources', icon: HandHeart },
  { to: 'insurance', icon: ShieldCheck },
  { to: 'myPathways', icon: ListChecks },
] as const satisfies readonly { to: RouteName; icon: Glyph }[]

/** Where to go on without the assistant. */
export function QuickActions() {
  const t = useMessages('assistant')
  return (
    <Card aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="t-lg">
        {t('quick.title')}
      </h2>
      <nav aria-labelledby="quick-actions">
        {ACTIONS.map(({ to, icon }) => (
          <ActionLink key={to} icon={icon} asChild>
            <RouteLink to={to}>{t(`quick.${to}`)}</RouteLink>
          </ActionLink>
        ))}
      </nav>
    </Card>
  )
}
