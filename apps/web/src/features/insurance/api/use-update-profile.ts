import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { EndpointRequest } from '@careway/contracts/kit/endpoint'
import { updateProfile } from '@careway/contracts/profile/update-profile'
import { call } from '../../../platform/call'
import { useMessages } from '../../../platform/language'
import { queryKeys } from '../../../platform/query-keys'
import { toast } from '../../../ui/toast/use-toast'
import { askAgain } from './query-families'

export type ProfileChanges = NonNullable<EndpointRequest<typeof updateProfile>['body']>

/** The form that asked is gone then: reading goes on from the top. */
const focusHeading = () => document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })

/** Keeps one more answer in the profile, and waits until the figures that follow from it are there. */
export function useUpdateProfile() {
  const client = useQueryClient()
  const t = useMessages('insurance')
  return useMutation({
    mutationFn: (body: ProfileChanges) => call(updateProfile, { body }),
    onSuccess: async (profile) => {
      client.setQueryData(queryKeys.profile, profile)
      await askAgain(client)
      toast({ title: t('details.saved') })
      focusHeading()
    },
  })
}
