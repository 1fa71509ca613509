import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { EndpointRequest } from '@careway/contracts/kit/endpoint'
import { saveProfile } from '@careway/contracts/profile/save-profile'
import { call } from '../../../platform/call'
import { queryKeys } from '../../../platform/query-keys'

export type SaveProfileBody = NonNullable<EndpointRequest<typeof saveProfile>['body']>

export function useSaveProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: SaveProfileBody) => call(saveProfile, { body }),
    onSuccess: (profile) => client.setQueryData(queryKeys.profile, profile),
  })
}
