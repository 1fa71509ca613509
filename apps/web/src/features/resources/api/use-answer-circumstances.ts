import { useMutation, useQueryClient } from '@tanstack/react-query'
import { updateProfile } from '@careway/contracts/profile/update-profile'
import type { HelpCircumstance } from '@careway/domain/vocabulary/help-terms'
import { call } from '../../../platform/call'
import { queryKeys } from '../../../platform/query-keys'

/** Keeps the answers in the profile; what is decided from them is asked again. */
export function useAnswerCircumstances() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (circumstances: Partial<Record<HelpCircumstance, boolean>>) =>
      call(updateProfile, { body: { circumstances } }),
    onSuccess: (profile) => {
      client.setQueryData(queryKeys.profile, profile)
      return Promise.all(
        [queryKeys.assistancePrograms, queryKeys.resources].map((queryKey) => client.invalidateQueries({ queryKey })),
      )
    },
  })
}
