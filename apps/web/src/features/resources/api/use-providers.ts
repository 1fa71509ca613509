import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { describeProviderSources, listProviders } from '@careway/contracts/providers/list-providers'
import { call, callPage } from '../../../platform/call'
import { useLanguage } from '../../../platform/language'
import { queryKeys } from '../../../platform/query-keys'
import type { ResourcesAddress } from '../address/resources-address'

const queryOf = ({ specialty, radius }: ResourcesAddress, zipCode: string) => ({
  zipCode,
  specialty: specialty === 'all' ? undefined : specialty,
  radius,
})

/** Providers near the ZIP code, the nearest first; nothing is asked before there is one. */
export function useProviders(address: ResourcesAddress, zipCode: string) {
  const { language } = useLanguage()
  const query = queryOf(address, zipCode)
  return useInfiniteQuery({
    queryKey: [...queryKeys.providers, query, language],
    queryFn: ({ pageParam, signal }) => callPage(listProviders, { query: { ...query, cursor: pageParam } }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor,
    placeholderData: keepPreviousData,
    enabled: zipCode.length === 5,
  })
}

/** Where they come from, and whether the national registry answered. Asked after the list: it knows only then. */
export function useProviderSources(address: ResourcesAddress, zipCode: string, isEnabled: boolean) {
  const query = queryOf(address, zipCode)
  return useQuery({
    queryKey: [...queryKeys.providers, 'sources', query],
    queryFn: ({ signal }) => call(describeProviderSources, { query }, signal),
    enabled: isEnabled && zipCode.length === 5,
    staleTime: 0,
  })
}
