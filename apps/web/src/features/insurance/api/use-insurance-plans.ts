import { useQuery } from '@tanstack/react-query'
import { listInsurancePlans } from '@careway/contracts/insurance/list-insurance-plans'
import { call } from '../../../platform/call'
import { useLanguage } from '../../../platform/language'
import { PLANS } from './query-families'

export interface PlansAsked {
  readonly year: number | undefined
  /** One source alone; left out, the first that serves the place answers. */
  readonly source?: 'estimate'
  readonly isEnabled?: boolean
}

/** All plans on sale to the household. The filters work on the whole list, so that their counts are true. */
export function useInsurancePlans({ year, source, isEnabled = true }: PlansAsked) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: [PLANS, year, source, language],
    queryFn: ({ signal }) => call(listInsurancePlans, { query: { year, source } }, signal),
    enabled: isEnabled,
    staleTime: 0,
  })
}
