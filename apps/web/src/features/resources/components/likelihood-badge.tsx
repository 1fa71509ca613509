import CircleCheck from 'lucide-react/icons/circle-check'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import CircleMinus from 'lucide-react/icons/circle-minus'
import CircleDot from 'lucide-react/icons/circle-dot'
import type { HelpDecisionAnswer } from '@careway/contracts/resources/help-fields'
import { useMessages } from '../../../platform/language'
import { Badge, type BadgeTone } from '../../../ui/badge/badge'
import type { Glyph } from '../../../ui/icon/icon'

const LOOKS: Readonly<Record<HelpDecisionAnswer['likelihood'], { readonly tone: BadgeTone; readonly icon: Glyph }>> = {
  likely: { tone: 'teal', icon: CircleCheck },
  maybe: { tone: 'amber', icon: CircleDot },
  'need-more-information': { tone: 'plain', icon: CircleHelp },
  unlikely: { tone: 'plain', icon: CircleMinus },
}

/** Whether the reader may qualify, in a word and a sign. */
export function LikelihoodBadge({ decision: { likelihood } }: { decision: Pick<HelpDecisionAnswer, 'likelihood'> }) {
  const t = useMessages('programs')
  const { tone, icon } = LOOKS[likelihood]
  return (
    <Badge tone={tone} icon={icon}>
      {t(`likelihood.${likelihood}`)}
    </Badge>
  )
}
