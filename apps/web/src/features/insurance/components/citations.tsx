import { useMessages } from '../../../platform/language'
import { Disclosure } from '../../../ui/disclosure/disclosure'
import { CitationList, type CitedSource } from '../../../widgets/citation/citation'
import './citations.css'

/** Every source of a card, folded away. */
export function Citations({ sources }: { sources: readonly CitedSource[] }) {
  const t = useMessages('insurance')
  if (sources.length === 0) return null
  return (
    <Disclosure summary={t('sources.show', { count: sources.length })} openSummary={t('sources.hide')}>
      <CitationList sources={sources} className="citations tiny" />
    </Disclosure>
  )
}
