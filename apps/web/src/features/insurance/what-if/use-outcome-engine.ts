import { useQuery } from '@tanstack/react-query'

/** Fetches the engine when it is first needed: it holds every limit of every state. */
export const useOutcomeEngine = () =>
  useQuery({ queryKey: ['what-if-engine'], queryFn: () => import('./outcome-engine'), gcTime: Infinity })
