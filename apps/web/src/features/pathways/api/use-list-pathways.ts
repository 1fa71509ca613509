import { useQuery } from '@tanstack/react-query'
import { listPathways } from '@careway/contracts/pathways/list-pathways'
import { call } from '../../../platform/call'
import { queryKeys } from '../../../platform/query-keys'

/** All pathways found for the reader, recommended first. */
export const useListPathways = () =>
  useQuery({ queryKey: queryKeys.pathways, queryFn: ({ signal }) => call(listPathways, {}, signal) })
