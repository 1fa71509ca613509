import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { decideModelConsent, getModelState } from '@careway/contracts/assistant/model-consent'
import { call } from '../../../platform/call'
import { queryKeys } from '../../../platform/query-keys'

/** Which model may be asked, and what the reader said of it. */
export const useModelState = () =>
  useQuery({ queryKey: queryKeys.modelState, queryFn: ({ signal }) => call(getModelState, {}, signal) })

/** Agrees to the model that was shown, or refuses it. */
export function useDecideModelConsent() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { providerId: string; granted: boolean }) => call(decideModelConsent, { body }),
    onSuccess: (state) => client.setQueryData(queryKeys.modelState, state),
  })
}
