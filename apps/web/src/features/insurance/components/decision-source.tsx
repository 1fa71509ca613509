import { useMessages } from '../../../platform/language'
import { Citation, type Cited } from './citations'

export interface Ruling {
  readonly ruleText: string
  readonly source: Cited
  /** `YYYY-MM-DD`. */
  readonly effectiveDate: string
}

/** The rule, where it stands, and since when it holds. */
export function DecisionSource({ decision }: { decision: Ruling }) {
  const t = useMessages('insurance')
  return (
    <p className="tiny">
      {t('rule', { rule: decision.ruleText })} <Citation source={decision.source} />.{' '}
      {t('inForce', { day: decision.effectiveDate })}
    </p>
  )
}
