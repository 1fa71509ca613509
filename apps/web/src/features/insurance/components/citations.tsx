import type { CoverageEstimate } from '@careway/contracts/coverage/coverage-answer'
import { useLanguage, useMessages } from '../../../platform/language'
import { Disclosure } from '../../../ui/disclosure/disclosure'
import { Link } from '../../../ui/link/link'
import { asOfText } from '../../../widgets/pathway/as-of-text'
import './citations.css'

export type Cited = CoverageEstimate['sources'][number]

/** One source, as a link where it has an address, with the year or day it is of. */
export function Citation({ source }: { source: Cited }) {
  const common = useMessages('common')
  const { language } = useLanguage()
  return (
    <>
      {source.url ? (
        <Link variant="inline" href={source.url} externalText={common('actions.opensNewSite')}>
          {source.title}
        </Link>
      ) : (
        source.title
      )}
      {source.asOf ? ` (${asOfText(source.asOf, language)})` : null}
    </>
  )
}

/** Every source of a card, folded away. */
export function Citations({ sources }: { sources: readonly Cited[] }) {
  const t = useMessages('insurance')
  if (sources.length === 0) return null
  return (
    <Disclosure summary={t('sources.show', { count: sources.length })} openSummary={t('sources.hide')}>
      <ul className="citations tiny">
        {sources.map((source) => (
          <li key={`${source.title} ${source.asOf}`}>
            <Citation source={source} />
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
