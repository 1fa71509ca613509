import Calendar from 'lucide-react/icons/calendar'
import CircleCheck from 'lucide-react/icons/circle-check'
import Route from 'lucide-react/icons/route'
import UserRound from 'lucide-react/icons/user-round'
import type { Pathway } from '@careway/contracts/pathways/pathway'
import { useLanguage, useMessages } from '../../../platform/language'
import { formatMoment } from '../../../platform/moment'
import { useNow } from '../../../platform/now'
import { Stat, Stats } from '../../../ui/stats/stats'
import { activePathways, appointmentCount, completedPathways, nextAppointment, stepsLeft } from '../dashboard-summary'

export interface OverviewProps {
  readonly isComplete: boolean
  readonly pathways: readonly Pathway[]
}

/** The four counts. */
export function Overview({ isComplete, pathways }: OverviewProps) {
  const t = useMessages('dashboard')
  const { language } = useLanguage()
  const next = nextAppointment(pathways, useNow())
  return (
    <Stats>
      <Stat
        label={t('stats.profile')}
        icon={UserRound}
        value={isComplete ? t('stats.complete') : t('stats.incomplete')}
        note={isComplete ? t('stats.completeNote') : t('stats.incompleteNote')}
      />
      <Stat
        label={t('stats.active')}
        icon={Route}
        value={activePathways(pathways).length}
        note={t('stats.activeNote', { count: stepsLeft(pathways) })}
      />
      <Stat
        label={t('stats.appointments')}
        icon={Calendar}
        value={appointmentCount(pathways)}
        note={next ? t('stats.next', { moment: formatMoment(next, language) }) : t('stats.noneAhead')}
      />
      <Stat
        label={t('stats.goals')}
        icon={CircleCheck}
        value={completedPathways(pathways).length}
        note={t('stats.goalsNote')}
      />
    </Stats>
  )
}
