import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getCurrentUser, type CurrentUser } from '@careway/contracts/account/current-user'
import { call, isUnauthorized } from './call'
import { claimDrafts } from './draft'
import { queryKeys } from './query-keys'

export type { CurrentUser }

const FRESH_MS = 300_000

export interface Authentication {
  readonly user: CurrentUser | undefined
  readonly isLoading: boolean
  /** The fetch has finished, returned a user and had no error. */
  readonly isAuthenticated: boolean
  /** The service could not say who is signed in. Not the same as nobody. */
  readonly hasFailed: boolean
  readonly retry: () => void
}

export function useCurrentUser(): Authentication {
  const query = useQuery({
    queryKey: queryKeys.currentUser,
    queryFn: ({ signal }) => call(getCurrentUser, {}, signal),
    staleTime: FRESH_MS,
    retry: false,
    retryOnMount: false,
  })
  const user = query.isError ? undefined : query.data
  return {
    user,
    isLoading: query.isPending || (query.isError && query.isFetching),
    isAuthenticated: user !== undefined,
    hasFailed: query.isError && !isUnauthorized(query.error),
    retry: () => void query.refetch(),
  }
}

export const isAdministrator = ({ role }: Pick<CurrentUser, 'role'>): boolean =>
  role === 'admin' || role === 'super_admin'

const isAnswerAboutUser = (queryKey: readonly unknown[]) => queryKey[0] === queryKeys.currentUser[0]

/** After signing in: forget what was read before, keep who it is now. */
export function useSignedIn(): (user: CurrentUser) => void {
  const client = useQueryClient()
  return (user) => {
    claimDrafts(user.id)
    client.removeQueries({ predicate: ({ queryKey }) => !isAnswerAboutUser(queryKey) })
    client.setQueryData(queryKeys.currentUser, user)
  }
}
