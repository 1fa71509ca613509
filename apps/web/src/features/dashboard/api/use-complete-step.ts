import { useMutation, useQueryClient } from '@tanstack/react-query'
import { completeStep } from '@careway/contracts/pathways/one-pathway'
import { call } from '../../../platform/call'
import { queryKeys } from '../../../platform/query-keys'

export function useCompleteStep() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, index }: { id: string; index: number }) =>
      call(completeStep, { params: { id, index }, body: { completed: true } }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: queryKeys.myPathways }),
        client.invalidateQueries({ queryKey: queryKeys.pathways }),
      ]),
  })
}
