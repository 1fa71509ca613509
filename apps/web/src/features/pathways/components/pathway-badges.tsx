import type { Pathway } from '@careway/contracts/pathways/pathway'
import BookmarkCheck from 'lucide-react/icons/bookmark-check'
import CircleCheck from 'lucide-react/icons/circle-check'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import { useMessages } from '../../../platform/language'
import { Badge } from '../../../ui/badge/badge'

/** The kind of care, and where the pathway stands. */
export function PathwayBadges({ pathway, isBestFit = false }: { pathway: Pathway; isBestFit?: boolean }) {
  const t = useMessages('pathways')
  const common = useMessages('common')
  const { pathwayType, status } = pathway
  return (
    <div className="row row--tight">
      {isBestFit ? (
        <Badge tone="teal" icon={ThumbsUp}>
          {t('card.bestFit')}
        </Badge>
      ) : null}
      <Badge tone={pathwayType === 'emergency' ? 'red' : 'plain'}>{common(`choices.pathwayType.${pathwayType}`)}</Badge>
      {status === 'identified' ? null : (
        <Badge tone="teal" icon={status === 'completed' ? CircleCheck : BookmarkCheck}>
          {common(`choices.pathwayStatus.${status}`)}
        </Badge>
      )}
    </div>
  )
}
