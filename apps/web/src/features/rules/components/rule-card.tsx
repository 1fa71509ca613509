import { useState } from 'react'
import type { RuleSummary } from '@careway/contracts/service/list-rules'
import { useCodeMessages, useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'
import { Card } from '../../../ui/card/card'
import { LoadingStatus, SkeletonCard } from '../../../ui/skeleton/skeleton'
import { LoadFailure } from '../../../widgets/session-guard/load-failure'
import { useRule } from '../api/use-rules'
import type { RuleWords } from '../rule-words'
import { RuleSources } from './rule-sources'
import { RuleValues } from './rule-values'

export interface RuleCardProps {
  readonly rule: RuleSummary
  readonly asOf: string
  readonly words: RuleWords
}

/** One rule: what it is, its values by date, and who says so. */
export function RuleCard({ rule, asOf, words }: RuleCardProps) {
  const code = useCodeMessages('rules')
  const title = code(`rule.${rule.id}.title`)
  const titleId = `rule-${rule.id}`
  return (
    <Card as="article" aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <p>{code(`rule.${rule.id}.text`)}</p>
      {rule.values ? (
        <RuleValues title={title} values={rule.values} asOf={asOf} words={words} />
      ) : (
        <LongRule rule={rule} asOf={asOf} words={words} title={title} />
      )}
      <RuleSources rule={rule} />
    </Card>
  )
}

/** A long table is fetched when somebody wants to see it. */
function LongRule({ rule, asOf, words, title }: RuleCardProps & { title: string }) {
  const t = useMessages('rules')
  const common = useMessages('common')
  const [isOpen, setIsOpen] = useState(false)
  const whole = useRule(rule.id, isOpen)
  if (!isOpen)
    return (
      <div className="row">
        <Button variant="second" size="sm" onClick={() => setIsOpen(true)}>
          {t('values.show')}
          <span className="sr">: {title}</span>
        </Button>
      </div>
    )
  if (whole.data) return <RuleValues title={title} values={whole.data.values} asOf={asOf} words={words} />
  if (whole.isError) return <LoadFailure onRetry={() => void whole.refetch()} />
  return (
    <>
      <LoadingStatus>{common('actions.loading')}</LoadingStatus>
      <SkeletonCard lineCount={3} />
    </>
  )
}
