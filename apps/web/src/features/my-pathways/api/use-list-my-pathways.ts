import { useQuery } from '@tanstack/react-query'
import { listMyPathways } from '@careway/contracts/pathways/list-pathways'
import { call } from '../../../platform/call'
import { queryKeys } from '../../../platform/query-keys'

/** What the reader pursues or has completed, newest change first. */
export const useListMyPathways = () =>
  useQuery({ queryKey: queryKeys.myPathways, queryFn: ({ signal }) => call(listMyPathways, {}, signal) })
