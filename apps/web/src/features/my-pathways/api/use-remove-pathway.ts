import { useMutation, useQueryClient } from '@tanstack/react-query'
import { removePathway } from '@careway/contracts/pathways/one-pathway'
import { call } from '../../../platform/call'
import { forgetPathway } from '../../../widgets/pathway/kept-pathways'

/** Takes a pathway off the plan. */
export function useRemovePathway(onRemoved: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(removePathway, { params: { id } }),
    onSuccess: (_done, id) => {
      forgetPathway(client, id)
      onRemoved()
    },
  })
}
