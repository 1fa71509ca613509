import type { Pathway } from '@careway/contracts/pathways/pathway'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Footprints from 'lucide-react/icons/footprints'
import Route from 'lucide-react/icons/route'
import Tag from 'lucide-react/icons/tag'
import { useMessages } from '../../../platform/language'
import { Stat, Stats } from '../../../ui/stats/stats'
import { countPathways } from '../results/count-pathways'

/** The four figures: all, recommended, free for this person, and pursued. */
export function PathwayStats({ pathways, zipCode }: { pathways: readonly Pathway[]; zipCode: string | undefined }) {
  const t = useMessages('pathways')
  const counts = countPathways(pathways)
  return (
    <Stats>
      <Stat
        icon={Route}
        label={t('stats.total')}
        value={counts.total}
        note={zipCode ? t('stats.totalNote', { zipCode }) : t('stats.totalNoteNoZip')}
      />
      <Stat
        icon={BadgeCheck}
        label={t('stats.recommended')}
        value={counts.recommended}
        note={t('stats.recommendedNote')}
      />
      <Stat icon={Tag} label={t('stats.free')} value={counts.free} note={t('stats.freeNote')} />
      <Stat icon={Footprints} label={t('stats.pursuing')} value={counts.pursuing} note={t('stats.pursuingNote')} />
    </Stats>
  )
}
