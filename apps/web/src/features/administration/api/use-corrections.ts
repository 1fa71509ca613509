import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { listCorrections, updateCorrection } from '@careway/contracts/corrections/corrections'
import type { CorrectionStatus } from '@careway/domain/vocabulary/correction-terms'
import { call, callPage } from '../../../platform/call'
import { queryKeys } from '../../../platform/query-keys'

/** What people say is wrong, page by page. */
export const useCorrections = (status: CorrectionStatus | 'all') =>
  useInfiniteQuery({
    queryKey: [...queryKeys.corrections, status],
    queryFn: ({ pageParam, signal }) =>
      callPage(
        listCorrections,
        { query: { status: status === 'all' ? undefined : status, limit: 20, cursor: pageParam } },
        signal,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor,
    staleTime: 0,
  })

export interface CorrectionChange {
  readonly id: string
  readonly body: { readonly status?: CorrectionStatus; readonly note?: string | null }
}

export function useUpdateCorrection() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, body }: CorrectionChange) => call(updateCorrection, { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.corrections }),
  })
}
