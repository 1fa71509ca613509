import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { isUnauthorized } from './call'
import { queryKeys } from './query-keys'
import { announceSessionEnd } from './session-end'

const isCurrentUser = (queryKey: readonly unknown[]) => queryKey[0] === queryKeys.currentUser[0]

/**
 * Nothing goes stale by itself, nothing is fetched again unasked, nothing is retried behind the reader's back. A 401 of
 * any call tells the session guard, save the question who is signed in: "nobody" is one of its answers.
 */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (isUnauthorized(error) && !isCurrentUser(query.queryKey)) announceSessionEnd()
      },
    }),
    mutationCache: new MutationCache({
      onError: (error) => {
        if (isUnauthorized(error)) announceSessionEnd()
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
