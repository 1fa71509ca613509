import { useRef } from 'react'
import type { Pathway } from '@careway/contracts/pathways/pathway'
import SearchX from 'lucide-react/icons/search-x'
import { useMessages } from '../../../platform/language'
import { Button } from '../../../ui/button/button'
import { EmptyState } from '../../../ui/empty-state/empty-state'
import { PrintButton } from '../../../widgets/pathway/print-button'
import { ofType, searchPathways } from '../results/filter-pathways'
import { groupPathways } from '../results/group-pathways'
import { usePathwaySearch } from '../results/search-address'
import type { PathwayActions } from './pathway-actions'
import { PathwayGroups } from './pathway-groups'
import { SearchAndFilter } from './search-and-filter'

export interface PathwayResultsProps {
  readonly pathways: readonly Pathway[]
  readonly actions: PathwayActions
  /** Emergency care stands above already. */
  readonly isUrgent: boolean
}

/** The search, and what it finds, in groups. */
export function PathwayResults({ pathways, actions, isUrgent }: PathwayResultsProps) {
  const t = useMessages('pathways')
  const { search, setQuery, setType, clear } = usePathwaySearch()
  const searchBox = useRef<HTMLInputElement>(null)
  const found = searchPathways(pathways, search.query)
  const shown = ofType(found, search.type)
  const groups = groupPathways(shown).filter(({ type }) => !(isUrgent && type === 'emergency'))
  const best = pathways.find((each) => each.pathwayType === 'primary')
  const startOver = () => {
    clear()
    searchBox.current?.focus()
  }
  return (
    <>
      <SearchAndFilter
        search={search}
        found={found}
        shownCount={shown.length}
        boxRef={searchBox}
        onQuery={setQuery}
        onType={setType}
      />
      {shown.length === 0 ? (
        <EmptyState
          title={t('search.noneTitle')}
          headingLevel={2}
          icon={SearchX}
          action={
            <Button variant="second" onClick={startOver}>
              {t('search.clear')}
            </Button>
          }
        >
          {t('search.noneText')}
        </EmptyState>
      ) : (
        <>
          <PathwayGroups groups={groups} actions={actions} bestId={best?.id} />
          <div className="row">
            <PrintButton>{t('print')}</PrintButton>
          </div>
        </>
      )}
    </>
  )
}
