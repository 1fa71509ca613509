import type { Pathway } from '@careway/contracts/pathways/pathway'
import { useMessages } from '../../../platform/language'
import { ProgressBar } from '../../../ui/progress/progress-bar'
import { completionShare } from '../../../widgets/pathway/completion'
import { wholePercentShare } from './plan'

export function PlanProgress({ pathway }: { pathway: Pathway }) {
  const t = useMessages('my-pathways')
  const share = wholePercentShare(completionShare(pathway))
  const done = pathway.steps.filter((step) => step.completed).length
  const text = t('card.progressText', { done, count: pathway.steps.length })
  return (
    <div className="bar-row">
      <div className="row row--between small">
        <span>{text}</span>
        <strong className="num">{t('card.percent', { share })}</strong>
      </div>
      <ProgressBar percent={share * 100} label={t('card.progress', { title: pathway.title })} valueText={text} />
    </div>
  )
}
