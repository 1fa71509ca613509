import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { EndpointRequest } from '@careway/contracts/kit/endpoint'
import { updateProfile } from '@careway/contracts/profile/update-profile'
import { call } from '../../../platform/call'
import { queryKeys } from '../../../platform/query-keys'
import { askAgain } from './query-families'

export type ProfileChanges = NonNullable<EndpointRequest<typeof updateProfile>['body']>

/** Keeps one more answer in the profile, and waits until the figures that follow from it are there. */
export function useUpdateProfile() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ProfileChanges) => call(updateProfile, { body }),
    onSuccess: (profile) => {
      client.setQueryData(queryKeys.profile, profile)
      return askAgain(client)
    },
  })
}
