import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { EndpointRequest } from '@careway/contracts/kit/endpoint'
import { analyzePathways } from '@careway/contracts/pathways/analyze-pathways'
import { call } from '../../../platform/call'
import { queryKeys } from '../../../platform/query-keys'

export type AnalyzeBody = NonNullable<EndpointRequest<typeof analyzePathways>['body']>

/** Chooses pathways from the profile. The answer is shown at once; the whole list is then read again. */
export function useAnalyzePathways() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ body, signal }: { body: AnalyzeBody; signal?: AbortSignal }) =>
      call(analyzePathways, { body }, signal),
    onSuccess: (pathways) => {
      client.setQueryData(queryKeys.pathways, pathways)
      void client.invalidateQueries({ queryKey: queryKeys.pathways })
    },
  })
}
