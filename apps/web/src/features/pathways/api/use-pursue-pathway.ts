import { useMutation, useQueryClient } from '@tanstack/react-query'
import { pursuePathway } from '@careway/contracts/pathways/one-pathway'
import { call } from '../../../platform/call'
import { keepPathway } from '../../../widgets/pathway/kept-pathways'

/** Puts a pathway on the plan. */
export function usePursuePathway() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(pursuePathway, { params: { id } }),
    onSuccess: (pathway) => keepPathway(client, pathway),
  })
}
