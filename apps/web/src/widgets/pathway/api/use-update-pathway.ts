import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { EndpointRequest } from '@careway/contracts/kit/endpoint'
import { updatePathway } from '@careway/contracts/pathways/one-pathway'
import { call } from '../../../platform/call'
import { keepPathway } from '../kept-pathways'

export type PathwayChanges = NonNullable<EndpointRequest<typeof updatePathway>['body']>

/** Notes, an appointment, or marking as completed. */
export function useUpdatePathway() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, changes }: { id: string; changes: PathwayChanges }) =>
      call(updatePathway, { params: { id }, body: changes }),
    onSuccess: (pathway) => keepPathway(client, pathway),
  })
}
