import { useQuery } from '@tanstack/react-query'

/** Fetches the engine when it is first needed: it holds every limit of every state. */
export const useOutcomeEngine = () =>
  useQuery({
    queryKey: ['what-if-engine'],
    queryFn: async () => {
      const { nearestMedicaidGroup, outcomes } = await import('./outcome-engine')
      return { nearestMedicaidGroup, outcomes }
    },
    gcTime: Infinity,
  })
