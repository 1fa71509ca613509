import type { RuleSummary } from '@careway/contracts/service/list-rules'
import { useMessages } from '../../../platform/language'
import { Disclosure } from '../../../ui/disclosure/disclosure'
import { CitationList } from '../../../widgets/citation/citation'

export function RuleSources({ rule: { id, references } }: { rule: RuleSummary }) {
  const t = useMessages('rules')
  return (
    <Disclosure summary={t('sources', { count: references.length })} isOpenAtFirst={references.length === 1}>
      <CitationList sources={references} className="stack stack--2 small" />
      <p className="tiny">{t('name', { id })}</p>
    </Disclosure>
  )
}
