import ChevronRight from 'lucide-react/icons/chevron-right'
import Phone from 'lucide-react/icons/phone'
import type { RecommendedAction } from '@careway/contracts/assistant/assistant-answer'
import { RouteLink } from '../../../platform/router'
import { Button } from '../../../ui/button/button'
import { Icon } from '../../../ui/icon/icon'
import { actionAddress } from '../action-address'

function Action({ label, href }: RecommendedAction) {
  const address = actionAddress(href)
  if (!address) return null
  return (
    <li>
      <Button variant="second" asChild>
        {address.kind === 'line' ? (
          <a href={address.href}>
            <Icon glyph={Phone} />
            {label}
          </a>
        ) : (
          <RouteLink to={address.to} search={address.search}>
            {label}
            <Icon glyph={ChevronRight} flipsInRtl />
          </RouteLink>
        )}
      </Button>
    </li>
  )
}

/** Whom to call and where to go, each a link that leads there. */
export function NextActions({ actions }: { actions: readonly RecommendedAction[] }) {
  return (
    <ul className="row">
      {actions.map((action) => (
        <Action key={action.id} {...action} />
      ))}
    </ul>
  )
}
