import { useQuery } from '@tanstack/react-query'
import { listPathways } from '@careway/contracts/pathways/list-pathways'
import { call } from '../../../platform/call'
import { queryKeys } from '../../../platform/query-keys'

/** All that was found for me. Asked for only where there is a profile to find by. */
export const useFoundPathways = () =>
  useQuery({ queryKey: queryKeys.pathways, queryFn: ({ signal }) => call(listPathways, {}, signal) })
