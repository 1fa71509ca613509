import ArrowRight from 'lucide-react/icons/arrow-right'
import Phone from 'lucide-react/icons/phone'
import type { RecommendedAction } from '@careway/contracts/assistant/assistant-answer'
import { useMessages } from '../../../platform/language'
import { RouteLink } from '../../../platform/router'
import { Button } from '../../../ui/button/button'
import { Icon } from '../../../ui/icon/icon'
import { actionAddress, type ActionAddress } from './action-address'

function Action({ label, address }: { label: string; address: ActionAddress }) {
  if (address.kind === 'line')
    return (
      <Button variant="second" size="sm" asChild>
        <a href={address.href}>
          <Icon glyph={Phone} />
          {label}
        </a>
      </Button>
    )
  return (
    <Button variant="second" size="sm" asChild>
      <RouteLink to={address.to} search={address.search}>
        {label}
        <Icon glyph={ArrowRight} flipsInRtl />
      </RouteLink>
    </Button>
  )
}

/** What to do next, each leading somewhere. One that leads nowhere is left out. */
export function RecommendedActions({ actions }: { actions: readonly RecommendedAction[] }) {
  const t = useMessages('assistant')
  const led = actions.flatMap(({ id, label, href }) => {
    const address = actionAddress(href)
    return address ? [{ id, label, address }] : []
  })
  if (led.length === 0) return null
  return (
    <ul className="row row--tight" aria-label={t('answer.actions')}>
      {led.map(({ id, label, address }) => (
        <li key={id}>
          <Action label={label} address={address} />
        </li>
      ))}
    </ul>
  )
}
