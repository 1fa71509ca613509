import { useMessages } from '../../../platform/language'
import { Citation, type CitedSource } from '../../../widgets/citation/citation'

export interface Ruling {
  readonly ruleText: string
  readonly source: CitedSource
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
