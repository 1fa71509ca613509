import type { Pathway } from '@careway/contracts/pathways/pathway'
import { useMessages } from '../../platform/language'
import { CitationList } from '../citation/citation'
import './pathway.css'

/** Where figures come from, each with the year it is for. */
export function SourceList({ sources }: { sources: Pathway['sources'] }) {
  const t = useMessages('pathways')
  if (sources.length === 0) return null
  return (
    <div className="tiny">
      <p>{t('cost.sources')}</p>
      <CitationList sources={sources} className="pathway-reasons" dateIn="line" />
    </div>
  )
}
