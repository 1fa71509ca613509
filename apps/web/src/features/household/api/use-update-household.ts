import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { EndpointRequest } from '@careway/contracts/kit/endpoint'
import { updateProfile } from '@careway/contracts/profile/update-profile'
import { call } from '../../../platform/call'
import { queryKeys } from '../../../platform/query-keys'

export type HouseholdBody = NonNullable<EndpointRequest<typeof updateProfile>['body']>

/** Addresses of what is worked out from the household. */
const OF_COVER = ['/api/coverage', '/api/insurance', '/api/medicaid']

const isOfCover = (address: string) => OF_COVER.some((start) => address.startsWith(start))

export function useUpdateHousehold() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: HouseholdBody) => call(updateProfile, { body }),
    onSuccess: (profile) => {
      client.setQueryData(queryKeys.profile, profile)
      // What was worked out from the old household no longer holds.
      return client.invalidateQueries({ predicate: ({ queryKey }) => isOfCover(String(queryKey[0])) })
    },
  })
}
