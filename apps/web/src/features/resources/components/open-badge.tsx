import Clock from 'lucide-react/icons/clock'
import type { Resource } from '@careway/contracts/resources/resource'
import { useLanguage, useMessages } from '../../../platform/language'
import { Badge, type BadgeTone } from '../../../ui/badge/badge'
import { clockTime, localMoment } from './local-time'

const TONES: Readonly<Record<Resource['openNow']['state'], BadgeTone>> = {
  open: 'teal',
  'always-open': 'teal',
  'closes-soon': 'amber',
  closed: 'plain',
  holiday: 'amber',
  unknown: 'plain',
}

/** Open or closed at this moment there, and until when. */
export function OpenBadge({ openNow }: { openNow: Resource['openNow'] }) {
  const t = useMessages('resources')
  const { language } = useLanguage()
  const { state, until } = openNow
  if (state === 'unknown') return null
  const words = () => {
    if (!until || state === 'always-open' || state === 'holiday') return t(`open.${state}`)
    if (state === 'closed') return t('open.closedUntil', { when: localMoment(until, language) })
    return t(state === 'open' ? 'open.openUntil' : 'open.closesAt', { when: clockTime(until.slice(11), language) })
  }
  return (
    <Badge tone={TONES[state]} icon={Clock}>
      {words()}
    </Badge>
  )
}
