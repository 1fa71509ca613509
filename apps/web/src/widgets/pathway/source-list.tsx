import type { Pathway } from '@careway/contracts/pathways/pathway'
import { useLanguage, useMessages } from '../../platform/language'
import { Link } from '../../ui/link/link'
import { asOfText } from './as-of-text'
import './pathway.css'

type Source = Pathway['sources'][number]

function SourceName({ source }: { source: Source }) {
  const common = useMessages('common')
  if (!source.url) return <>{source.title}</>
  return (
    <Link variant="inline" href={source.url} externalText={common('actions.opensNewSite')}>
      {source.title}
    </Link>
  )
}

/** Where figures come from, each with the year it is for. */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  const t = useMessages('pathways')
  const { language } = useLanguage()
  if (sources.length === 0) return null
  return (
    <div className="tiny">
      <p>{t('cost.sources')}</p>
      <ul className="pathway-reasons">
        {sources.map((source) => (
          <li key={source.title}>
            <SourceName source={source} />
            {source.asOf ? `, ${asOfText(source.asOf, language)}` : null}
          </li>
        ))}
      </ul>
    </div>
  )
}
