import { useQuery } from '@tanstack/react-query'
import { getMyCoverage } from '@careway/contracts/coverage/my-coverage'
import { call } from '../../../platform/call'
import { useLanguage } from '../../../platform/language'
import { COVERAGE } from './query-families'

/** Who in the household gets what. Its sentences are in the reader's language; it is fresh each time the screen opens. */
export function useMyCoverage(year: number | undefined) {
  const { language } = useLanguage()
  return useQuery({
    queryKey: [COVERAGE, year, language],
    queryFn: ({ signal }) => call(getMyCoverage, { query: { year } }, signal),
    staleTime: 0,
  })
}
