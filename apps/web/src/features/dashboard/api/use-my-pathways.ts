import { useQuery } from '@tanstack/react-query'
import { listMyPathways } from '@careway/contracts/pathways/list-pathways'
import { call } from '../../../platform/call'
import { queryKeys } from '../../../platform/query-keys'

export const useMyPathways = () =>
  useQuery({ queryKey: queryKeys.myPathways, queryFn: ({ signal }) => call(listMyPathways, {}, signal) })
