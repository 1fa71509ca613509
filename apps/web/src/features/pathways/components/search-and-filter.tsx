import type { Ref } from 'react'
import type { Pathway } from '@careway/contracts/pathways/pathway'
import { useMessages } from '../../../platform/language'
import { Chip, ChipRow } from '../../../ui/chip/chip'
import { SearchInput } from '../../../ui/input/search-input'
import { countByType } from '../results/count-pathways'
import type { PathwaySearch } from '../results/search-address'
import type { TypeFilter } from '../results/filter-pathways'
import { HowWeRank } from './how-we-rank'
import './search-and-filter.css'

export interface SearchAndFilterProps {
  readonly search: PathwaySearch
  /** What the query alone finds: the chips count in it. */
  readonly found: readonly Pathway[]
  readonly shownCount: number
  readonly boxRef: Ref<HTMLInputElement>
  readonly onQuery: (query: string) => void
  readonly onType: (type: TypeFilter) => void
}

/** The search box, the kinds of care with their counts, and how many are shown. */
export function SearchAndFilter(props: SearchAndFilterProps) {
  const { search, found, shownCount, boxRef, onQuery, onType } = props
  const t = useMessages('pathways')
  const common = useMessages('common')
  return (
    <section className="stack stack--3 no-print" aria-label={t('search.region')}>
      <SearchInput
        ref={boxRef}
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        value={search.query}
        maxLength={100}
        onChange={(event) => onQuery(event.currentTarget.value)}
      />
      <ChipRow label={t('search.types')}>
        {countByType(found).map(({ type, count }) => (
          <Chip key={type} isPressed={search.type === type} count={count} onClick={() => onType(type)}>
            {type === 'all' ? t('search.all') : common(`choices.pathwayType.${type}`)}
          </Chip>
        ))}
      </ChipRow>
      <div className="search-foot">
        <output className="small muted">
          {shownCount === 0 ? t('search.noneTitle') : t('search.showing', { count: shownCount })}
        </output>
        <HowWeRank />
      </div>
    </section>
  )
}
