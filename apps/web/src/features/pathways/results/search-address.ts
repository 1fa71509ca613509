import { useNavigate, usePathname, useSearchText } from '../../../platform/router'
import { typeFilterOf, type TypeFilter } from './filter-pathways'

export interface PathwaySearch {
  readonly query: string
  readonly type: TypeFilter
}

/** Reads `?q=` and `?type=`. */
export function searchOfAddress(text: string): PathwaySearch {
  const params = new URLSearchParams(text)
  return { query: params.get('q') ?? '', type: typeFilterOf(params.get('type')) }
}

/** The other way round; what is not set is left out. */
export function addressOfSearch({ query, type }: PathwaySearch): string {
  const params = new URLSearchParams()
  if (query) params.set('q', query)
  if (type !== 'all') params.set('type', type)
  const text = params.toString()
  return text ? `?${text}` : ''
}

/** The search and the filter live in the address. Typing replaces it; a choice can be gone back from. */
export function usePathwaySearch() {
  const search = searchOfAddress(useSearchText())
  const pathname = usePathname()
  const navigate = useNavigate()
  const go = (changes: Partial<PathwaySearch>, replace: boolean) =>
    navigate(pathname + addressOfSearch({ ...search, ...changes }), { replace })
  return {
    search,
    setQuery: (query: string) => go({ query }, true),
    setType: (type: TypeFilter) => go({ type }, false),
    clear: () => {
      if (addressOfSearch(search)) go({ query: '', type: 'all' }, false)
    },
  }
}
