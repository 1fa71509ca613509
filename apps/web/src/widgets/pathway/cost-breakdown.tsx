import type { Pathway } from '@careway/contracts/pathways/pathway'
import { useMessages } from '../../platform/language'
import { Range } from '../../ui/range/range'
import { costText, wholeRange } from './cost-text'
import { SourceList } from './source-list'

/** This person's cost within the price before cover. */
export function CostRange({ pathway }: { pathway: Pathway }) {
  const t = useMessages('pathways')
  const yours = wholeRange(pathway.copayRange)
  const before = wholeRange(pathway.estimatedCostRange)
  const texts = { yours: costText(yours, t), before: costText(before, t) }
  const end = Math.max(yours.high, before.high)
  if (end === 0) return <p>{t('cost.forYou', { cost: texts.yours })}</p>
  const percentAt = (amount: number) => (100 * amount) / end
  return (
    <Range
      description={t('cost.bar', texts)}
      fromPercent={percentAt(yours.low)}
      toPercent={percentAt(yours.high)}
      mark={{ percent: percentAt((before.low + before.high) / 2) }}
      lowText={t('cost.forYou', { cost: texts.yours })}
      highText={t('cost.beforeCover', { cost: texts.before })}
    />
  )
}

/** How the figures came about, who decides, and where they come from. */
export function CostWorking({ pathway }: { pathway: Pathway }) {
  const t = useMessages('pathways')
  return (
    <div className="stack stack--3">
      {pathway.costReasons.length > 0 ? (
        <ul className="pathway-reasons" aria-label={t('cost.how')}>
          {pathway.costReasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      ) : null}
      <p className="tiny">{t('cost.decides')}</p>
      <SourceList sources={pathway.sources} />
    </div>
  )
}

/** What the visit may cost, with its working. */
export function CostBreakdown({ pathway }: { pathway: Pathway }) {
  return (
    <div className="stack stack--3">
      <CostRange pathway={pathway} />
      <CostWorking pathway={pathway} />
    </div>
  )
}
