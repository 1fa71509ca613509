import { useQuery } from '@tanstack/react-query'
import { getMedicaidEligibility } from '@careway/contracts/insurance/medicaid-eligibility'
import { call } from '../../../platform/call'
import { useLanguage } from '../../../platform/language'
import { MEDICAID } from './query-families'

export function useMedicaidEligibility() {
  const { language } = useLanguage()
  return useQuery({
    queryKey: [MEDICAID, language],
    queryFn: ({ signal }) => call(getMedicaidEligibility, {}, signal),
    staleTime: 0,
  })
}
