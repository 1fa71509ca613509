import { useQuery } from '@tanstack/react-query'
import { getHealthTrends, type HealthTrends } from '@careway/contracts/health-trends/get-health-trends'
import { call, problemCode } from '../../../platform/call'
import { useLanguage } from '../../../platform/language'
import { queryKeys } from '../../../platform/query-keys'

/** The reader's score and what would raise it; null before there is a profile. Asked for anew by every screen. */
export function useHealthTrends() {
  const { language } = useLanguage()
  return useQuery<HealthTrends | null>({
    queryKey: [...queryKeys.healthTrends, language],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      try {
        return await call(getHealthTrends, {}, signal)
      } catch (error) {
        if (problemCode(error) === 'profile_missing') return null
        throw error
      }
    },
  })
}
