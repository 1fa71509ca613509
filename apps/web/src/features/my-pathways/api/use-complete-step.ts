import { useMutation, useQueryClient } from '@tanstack/react-query'
import { completeStep } from '@careway/contracts/pathways/one-pathway'
import { call } from '../../../platform/call'
import { queryKeys } from '../../../platform/query-keys'
import { keepPathway, keepStep } from '../../../widgets/pathway/kept-pathways'

export interface StepChange {
  /** From 0. */
  readonly index: number
  readonly completed: boolean
}

export interface StepReports {
  readonly onRefused: (error: unknown) => void
  readonly onSettled: (change: StepChange) => void
}

/**
 * Ticks or unticks a step: shown at once, taken back when the server refuses. Ticks of one pathway are sent one after
 * the other, and only the answer to the last of them is kept, so that quick ticking never flickers.
 */
export function useCompleteStep(id: string, { onRefused, onSettled }: StepReports) {
  const client = useQueryClient()
  const mutationKey = ['complete-step', id]
  return useMutation({
    mutationKey,
    scope: { id: `steps-of-${id}` },
    mutationFn: ({ index, completed }: StepChange) =>
      call(completeStep, { params: { id, index }, body: { completed } }),
    onMutate: ({ index, completed }) => {
      void client.cancelQueries({ queryKey: queryKeys.myPathways })
      keepStep(client, id, index, completed)
    },
    onSuccess: (pathway) => {
      if (client.isMutating({ mutationKey }) === 1) keepPathway(client, pathway)
    },
    onError: (error, { index, completed }) => {
      keepStep(client, id, index, !completed)
      onRefused(error)
    },
    onSettled: (_pathway, _error, change) => onSettled(change),
  })
}
