import MessageSquare from 'lucide-react/icons/message-square'
import Phone from 'lucide-react/icons/phone'
import { useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'
import { Icon } from '../../../ui/icon/icon'
import { callsFor, type CrisisCall } from './calls-for'
import type { ShownNotice } from './notice'
import './calls.css'

function Call({ way, href, isFirst }: CrisisCall & { isFirst: boolean }) {
  const t = useMessages('assistant')
  return (
    <Button variant={isFirst ? 'danger' : 'second'} className={isFirst ? 'call' : undefined} isBlock asChild>
      <a href={href}>
        <Icon glyph={way === 'crisisText' ? MessageSquare : Phone} size={isFirst ? 'lg' : 'md'} />
        {t(`calls.${way}`)}
      </a>
    </Button>
  )
}

/** Whom to call, the first first. Nothing where nobody need be called. */
export function Calls({ notice }: { notice: ShownNotice }) {
  const calls = callsFor(notice.action, notice.crisis)
  if (calls.length === 0) return null
  return (
    <div className="calls">
      {calls.map((call, place) => (
        <Call key={call.way} {...call} isFirst={place === 0} />
      ))}
    </div>
  )
}
