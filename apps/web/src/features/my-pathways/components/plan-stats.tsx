import ChartNoAxesColumnIncreasing from 'lucide-react/icons/chart-no-axes-column-increasing'
import CircleCheck from 'lucide-react/icons/circle-check'
import Footprints from 'lucide-react/icons/footprints'
import Route from 'lucide-react/icons/route'
import { useMessages } from '../../../platform/language'
import { Stat, Stats } from '../../../ui/stats/stats'
import type { Plan } from './plan'

export function PlanStats({ plan: { active, completed, averageShare } }: { plan: Plan }) {
  const t = useMessages('my-pathways')
  return (
    <Stats>
      <Stat
        icon={Route}
        label={t('stats.total')}
        value={active.length + completed.length}
        note={t('stats.totalNote')}
      />
      <Stat icon={Footprints} label={t('stats.active')} value={active.length} note={t('stats.activeNote')} />
      <Stat icon={CircleCheck} label={t('stats.completed')} value={completed.length} note={t('stats.completedNote')} />
      <Stat
        icon={ChartNoAxesColumnIncreasing}
        label={t('stats.average')}
        value={t('stats.percent', { share: averageShare })}
        note={t('stats.averageNote')}
      />
    </Stats>
  )
}
