import ArrowRight from 'lucide-react/icons/arrow-right'
import Phone from 'lucide-react/icons/phone'
import type { RecommendedAction } from '@careway/contracts/assistant/assistant-answer'
import type { InterfaceLanguage } from '@careway/domain/vocabulary/interface-language'
import { actionAddress, type ActionAddress } from '../../platform/action-address'
import { RouteLink } from '../../platform/router'
import { Button } from '../../ui/button/button'
import { Icon } from '../../ui/icon/icon'
import { writtenIn } from '../../platform/written-in'

function ActionLink({ label, address }: { label: string; address: ActionAddress }) {
  return (
    <Button variant="second" size="sm" asChild>
      {address.kind === 'line' ? (
        <a href={address.href}>
          <Icon glyph={Phone} />
          {label}
        </a>
      ) : (
        <RouteLink to={address.to} search={address.search}>
          {label}
          <Icon glyph={ArrowRight} flipsInRtl />
        </RouteLink>
      )}
    </Button>
  )
}

interface ActionLinksProps {
  readonly actions: readonly RecommendedAction[]
  /** What the list is called for those who don't see it. */
  readonly label?: string
  /** The labels' own. */
  readonly language?: InterfaceLanguage | undefined
}

/** Whom to call and where to go next, each a link. One that leads nowhere is left out. */
export function ActionLinks({ actions, label: name, language }: ActionLinksProps) {
  const led = actions.flatMap(({ id, label, href }) => {
    const address = actionAddress(href)
    return address ? [{ id, label, address }] : []
  })
  if (led.length === 0) return null
  return (
    <ul className="row row--tight" aria-label={name}>
      {led.map(({ id, label, address }) => (
        <li key={id} {...writtenIn(language)}>
          <ActionLink label={label} address={address} />
        </li>
      ))}
    </ul>
  )
}
