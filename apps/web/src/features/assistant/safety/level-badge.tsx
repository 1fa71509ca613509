import CalendarDays from 'lucide-react/icons/calendar-days'
import Clock from 'lucide-react/icons/clock'
import House from 'lucide-react/icons/house'
import Siren from 'lucide-react/icons/siren'
import type { SafetyLevel } from '@careway/domain/safety/safety-level'
import { useCodeMessages } from '../../../platform/language'
import { Badge, type BadgeTone } from '../../../ui/badge/badge'
import type { Glyph } from '../../../ui/icon/icon'

const LOOKS: Readonly<Record<SafetyLevel, { tone: BadgeTone; icon: Glyph }>> = {
  urgent: { tone: 'red', icon: Siren },
  high: { tone: 'amber', icon: Clock },
  moderate: { tone: 'amber', icon: CalendarDays },
  low: { tone: 'teal', icon: House },
}

/** How soon care is needed, in a word: that of the level, or a nearer one. */
export function LevelBadge({ level, words }: { level: SafetyLevel; words?: string }) {
  const safety = useCodeMessages('safety')
  return <Badge {...LOOKS[level]}>{words ?? safety(`level.${level}`)}</Badge>
}
