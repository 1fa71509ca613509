import { useQuery } from '@tanstack/react-query'
import { listDataSources } from '@careway/contracts/administration/list-data-sources'
import { call } from '../../../platform/call'
import { queryKeys } from '../../../platform/query-keys'

export const useDataSources = () =>
  useQuery({ queryKey: queryKeys.dataSources, queryFn: ({ signal }) => call(listDataSources, {}, signal) })
