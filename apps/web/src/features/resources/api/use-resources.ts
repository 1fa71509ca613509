import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getResource, listResources, summarizeResources } from '@careway/contracts/resources/list-resources'
import { call, callPage } from '../../../platform/call'
import { useLanguage } from '../../../platform/language'
import { queryKeys } from '../../../platform/query-keys'
import type { ResourcesAddress } from '../address/resources-address'

const PAGE = 12

/** What the list and its counts are asked with. */
const filtersOf = (address: ResourcesAddress, zipCode: string) => ({
  zipCode: zipCode || undefined,
  search: address.search || undefined,
  radius: address.radius,
  openNow: address.isOpenNow ? ('true' as const) : undefined,
  free: address.isFree ? ('true' as const) : undefined,
  accessible: address.isAccessible ? ('true' as const) : undefined,
  language: address.language === 'all' ? undefined : address.language,
})

/** Community resources, page by page. `zipCode` is empty where none is known. */
export function useResources(address: ResourcesAddress, zipCode: string) {
  const { language } = useLanguage()
  const query = {
    ...filtersOf(address, zipCode),
    type: address.resourceType === 'all' ? undefined : address.resourceType,
    limit: PAGE,
  }
  return useInfiniteQuery({
    queryKey: [...queryKeys.resources, query, language],
    queryFn: ({ pageParam, signal }) => callPage(listResources, { query: { ...query, cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor,
    placeholderData: keepPreviousData,
  })
}

/** How many there are of each type under the same filters. */
export function useResourcesSummary(address: ResourcesAddress, zipCode: string) {
  const { language } = useLanguage()
  const query = filtersOf(address, zipCode)
  return useQuery({
    queryKey: [...queryKeys.resources, 'summary', query, language],
    queryFn: ({ signal }) => call(summarizeResources, { query }, signal),
    placeholderData: keepPreviousData,
  })
}

export type ResourcesSummaryQuery = ReturnType<typeof useResourcesSummary>

/** One resource that a link names. */
export function useResource(id: string | undefined, zipCode: string) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: [...queryKeys.resources, 'one', id, zipCode, language],
    queryFn: ({ signal }) =>
      call(getResource, { params: { id: id ?? '' }, query: { zipCode: zipCode || undefined } }, signal),
    enabled: id !== undefined,
  })
}
