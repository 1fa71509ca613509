import { useMemo, type ComponentType, type ReactNode } from 'react'
import type { Pathway } from '@careway/contracts/pathways/pathway'
import { useMessages } from '../../../platform/language'
import { useFocusAfterLeaving } from './use-focus-after-leaving'

interface PlanPanelProps {
  readonly name: 'active' | 'completed'
  readonly pathways: readonly Pathway[]
  readonly empty: ReactNode
  readonly card: ComponentType<{ pathway: Pathway }>
}

/** The cards of one tab. */
export function PlanPanel({ name, pathways, empty, card: Card }: PlanPanelProps) {
  const t = useMessages('my-pathways')
  const headingId = `plan-${name}`
  const ids = useMemo(() => pathways.map(({ id }) => id), [pathways])
  useFocusAfterLeaving(ids, headingId)
  return (
    <div className="stack stack--6">
      <h2 id={headingId} tabIndex={-1} className="sr">
        {t(`tabs.${name}`)}
      </h2>
      {pathways.length === 0 ? empty : pathways.map((pathway) => <Card key={pathway.id} pathway={pathway} />)}
    </div>
  )
}
